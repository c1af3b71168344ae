import { pathOf } from '#app/framework/addresses/path-of'
import { bringReader } from './camera-codes'

const workerAddress = '/checkin-worker.js'
const page = pathOf('admin-check-in')
const cacheName = 'check-in'

const filesNamedIn = (html: string) =>
  new Set(html.match(/\/assets\/[\w.-]+/g)?.filter((path) => /\.(js|css)$/.test(path)))

/** Every file that this page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Whether a document is of the same build as the one that is open: it names no file that was not loaded. */
const isSameBuild = (html: string, files: readonly string[]) =>
  [...filesNamedIn(html)].every((path) => files.includes(path))

/**
 * Keeps this page with all that it needs, so that it can be loaded again without a network. In this order: at any moment what is
 * kept is whole. Gives whether it is kept; not where a newer one was deployed meanwhile, which the next load brings.
 */
export async function keepOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(workerAddress, { scope: page })
  await Promise.all([bringReader(), document.fonts.ready])
  const files = [...new Set(loadedFiles())]
  const answer = await fetch(page, { cache: 'no-store' })
  if (!answer.ok || !isSameBuild(await answer.clone().text(), files)) return false
  const cache = await caches.open(cacheName)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((path) => !there.has(path)))
  await cache.put(page, answer)
  for (const path of there) if (path !== page && !files.includes(path)) await cache.delete(path)
  return true
}

/**
 * Asks the browser not to clear what this site keeps, page and scans, when its storage runs full. Gives whether it promises
 * that.
 */
export async function keepStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

/** Removes the page and its worker from this browser. */
export async function dropOffline(): Promise<void> {
  if ('caches' in window) await caches.delete(cacheName)
  const worker = await navigator.serviceWorker?.getRegistration(page)
  await worker?.unregister()
}
