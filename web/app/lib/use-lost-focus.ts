import { useEffect } from 'react'
import { standInMark } from './is-focus-lost'

const ancestorsOf = (element: Element | null): Element[] =>
  element ? [element, ...ancestorsOf(element.parentElement)] : []

/** The focused element, what is around it, and behind a dialog or message what had the focus before. */
function trailTo(target: Element, before: readonly Element[]): Element[] {
  const layer = target.closest('dialog, [role=status], .Toastify')
  if (!layer) return ancestorsOf(target)
  const inside = ancestorsOf(target).filter((one) => layer.contains(one))
  const behind = before.filter((one) => !layer.contains(one))
  return layer.matches('dialog') ? [...inside, ...behind] : [target, ...behind]
}

function focusInstead(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex')
  if (!isFocusable) element.tabIndex = -1
  element.setAttribute(standInMark, '')
  const leave = () => {
    element.removeAttribute(standInMark)
    if (!isFocusable) element.removeAttribute('tabindex')
  }
  element.addEventListener('blur', leave, { once: true })
  element.focus({ preventScroll: true })
}

/** Moves the focus to the nearest part that is still there. A new page begins at its heading, once that is rendered. */
function findFocus(trail: readonly Element[]): void {
  const near = trail.find(
    (one) => one.isConnected && !one.matches(':disabled') && one.closest('main, dialog'),
  )
  const heading = document.querySelector('h1')
  const next = !near || near.contains(heading) ? heading : near
  if (heading && next instanceof HTMLElement) focusInstead(next)
}

/** Browsers drop the focus when its element is removed, so a screen reader would start at the top again. */
export function useLostFocus(): void {
  useEffect(() => {
    let trail: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) trail = trailTo(target, trail)
    }
    const forget = () => {
      if (document.activeElement === document.body && trail[0]?.isConnected) trail = []
    }
    const observer = new MutationObserver(() => {
      const isGone = trail[0]?.isConnected === false
      if (isGone && document.activeElement === document.body) findFocus(trail)
    })
    document.addEventListener('focusin', remember)
    // After a click outside every control, nothing should have the focus.
    document.addEventListener('click', forget, true)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('click', forget, true)
      observer.disconnect()
    }
  }, [])
}
