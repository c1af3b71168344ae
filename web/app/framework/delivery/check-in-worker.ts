/**
 * The service worker of the check-in page only: stores that page and its files for offline reloads;
 * `panel/events/check-in/store-offline.ts` decides which. No imports. The page comes from the
 * network if it answers within four seconds; files under `/assets/` have hashes in their names and
 * never change. Browsers remove the worker when this file is gone.
 */
const patienceMilliseconds = 4_000

type Extendable = { waitUntil: (work: Promise<unknown>) => void }
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void }
/** TypeScript's worker types conflict with the DOM's; these are the parts used here. */
type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
  registration: { scope: string }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
const worker = self as unknown as WorkerScope
/** Registered for the check-in page in one language. Its cache is named after the page's address. */
const page = new URL(worker.registration.scope).pathname

const stored = async (path: string): Promise<Response | undefined> =>
  (await caches.open(page)).match(path)

async function answerPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) })
    if (answer.status < 500) return answer
  } catch {
    // Offline, or too slow.
  }
  return (await stored(page)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && pathname === page) event.respondWith(answerPage(request))
  if (pathname.startsWith('/assets/'))
    event.respondWith(stored(pathname).then((result) => result ?? fetch(request)))
})
