/* Ask the browser to keep the pages that are seen. Without https, or from a disk, there is nothing to ask. */
"use strict";

navigator.serviceWorker?.register(document.currentScript.dataset.worker).catch(() => {});
