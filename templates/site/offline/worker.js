/* Pages that were seen once open without a connection. The network comes first, so that a new day is there at once
   after a deploy; only assets, whose names change with what is in them, are taken from what was kept. */
"use strict";

const CACHE = "rollpress-1", MOST = 200;

const isAsset = (url) => /\/assets\/.*\.[0-9a-f]{8}\.\w+$/.test(url.pathname);
const isLarge = (url) => url.pathname.endsWith(".pdf");

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
  const oldest = (await cache.keys()).slice(0, -MOST);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

async function asked(request) {
  const answer = await fetch(request, { cache: "no-cache" });
  if (answer.ok && !answer.redirected) await keep(request, answer.clone());
  return answer;
}

async function answered(request) {
  const kept = await caches.match(request);
  if (kept && isAsset(new URL(request.url))) return kept;
  return asked(request).catch(() => kept ?? Response.error());
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || isLarge(url)) return;
  event.respondWith(answered(request));
});
