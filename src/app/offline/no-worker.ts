/**
 * Service worker for a site that has turned offline reading off: replaces an earlier worker, deletes its
 * caches and unregisters itself.
 */
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
