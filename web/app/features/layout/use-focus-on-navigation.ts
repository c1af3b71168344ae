import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Sets the focus to the content of each further page, so that keyboards and screen readers begin there. */
export function useFocusOnNavigation() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return ref
}
