import { pathOf } from '#app/framework/addresses/path-of'
import { addressHere } from '#app/lib/languages/page-language'
import { preloadReader } from './camera-codes'

const workerAddress = '/checkin-worker.js'
/** Each language is stored separately, under the address of its page, where `framework/delivery/check-in-worker.ts` looks for it. */
const storedPage = () => addressHere(pathOf('admin-check-in'))

const filesNamedIn = (html: string) =>
  new Set(html.match(/\/assets\/[\w.-]+/g)?.filter((path) => /\.(js|css)$/.test(path)))

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** After a deployment the HTML names files that this page hasn't loaded. */
const isSameBuild = (html: string, files: readonly string[]) =>
  [...filesNamedIn(html)].every((path) => files.includes(path))

/**
 * Caches files before the page, so the cache is complete at any time. False if a newer build was deployed
 * meanwhile.
 */
export async function storeOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  const page = storedPage()
  await navigator.serviceWorker.register(workerAddress, { scope: page })
  await Promise.all([preloadReader(), document.fonts.ready])
  const files = [...new Set(loadedFiles())]
  const answer = await fetch(page, { cache: 'no-store' })
  if (!answer.ok || !isSameBuild(await answer.clone().text(), files)) return false
  const cache = await caches.open(page)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((path) => !cached.has(path)))
  await cache.put(page, answer)
  for (const path of cached) if (path !== page && !files.includes(path)) await cache.delete(path)
  return true
}

/** Asks for persistent storage; resolves to whether the browser grants it. */
export async function persistStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

export async function dropOffline(): Promise<void> {
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const worker of workers) await worker.unregister()
}
