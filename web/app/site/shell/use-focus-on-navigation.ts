import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the new page's content, or to the part named by the hash, for keyboards and screen readers. */
export function useFocusOnNavigation() {
  const ref = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const visible = useRef(pathname)
  useEffect(() => {
    if (visible.current === pathname) return
    visible.current = pathname
    ref.current?.focus({ preventScroll: true })
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [pathname, hash])
  return ref
}
