import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Sets the focus to the content of each further page, so that keyboards and screen readers begin there; to the part that
 * the address names, where that takes the focus.
 */
export function useFocusOnNavigation() {
  const ref = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    ref.current?.focus({ preventScroll: true })
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [pathname, hash])
  return ref
}
