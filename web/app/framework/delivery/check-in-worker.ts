/**
 * The service worker of the page at which people are checked in, and of no other: it keeps that page and its files, so that a
 * reload works without a network. A script without imports; the page decides what is kept (`keep-offline.ts`).
 *
 * Deploys: the page itself comes from the network whenever there is one within four seconds, and only else as it was kept; files
 * under `/assets/` are named by their content, so that none is ever stale. Once this file is gone, the browser removes the worker.
 */
const cacheName = 'check-in'
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
/** It is registered for this page only. */
const page = new URL(worker.registration.scope).pathname

const stored = async (path: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(path)

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
