import type { createMemoryRouter } from 'react-router'
import { showNotice } from '#app/ui/show-notice'

type Router = ReturnType<typeof createMemoryRouter>

/** Replaces the browser's navigation, also for `lib/go-to.ts`. */
export let follow = (path: string): void => {
  throw new Error(`No page is open that could lead to ${path}`)
}

function addressOf(form: HTMLFormElement): string {
  const { pathname, hash } = new URL(form.action, window.location.href)
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${pathname}?${new URLSearchParams(fields)}${hash}`
}

/** jsdom opens no documents: the target of a link, or of a `get` form, is rendered in the same tree. */
export function followLinks(router: Router): void {
  const { pathname, search, hash } = router.state.location
  window.history.replaceState(null, '', pathname + search + hash)
  follow = (path) => {
    window.history.replaceState(null, '', path)
    void router.navigate(path) // the test waits for the page
    showNotice()
  }
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!href || event.defaultPrevented || link?.target || link?.hasAttribute('download')) return
  event.preventDefault()
  if (isPlain(event) && href.startsWith('/')) follow(href)
})

window.addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
  event.preventDefault()
  follow(addressOf(form))
})
