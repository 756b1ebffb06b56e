/** The service worker of a site that has switched keeping pages off: it takes the place of an earlier one, deletes all that
 * was kept, and removes itself. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
const worker = globalThis as unknown as WorkerScope;

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('lsbu-')) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
