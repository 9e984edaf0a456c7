// Removes the service worker from every browser that has it: copy it over sw.js (docs/operations/watch.md, 'Offline').
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await self.registration.unregister()
    })(),
  ),
)
