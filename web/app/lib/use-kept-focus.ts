import { useLayoutEffect, useRef } from 'react'

/** For the `ref` of a control that gets the focus back when it is enabled again, unless the focus has gone elsewhere. */
export function useKeptFocus<Control extends HTMLElement>(isDisabled: boolean) {
  const ref = useRef<Control>(null)
  const hadFocus = useRef(false)
  // Looked at while it is drawn: Chromium takes the focus in the very moment in which a control is disabled.
  if (isDisabled && ref.current && document.activeElement === ref.current) hadFocus.current = true
  useLayoutEffect(() => {
    if (isDisabled) return
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus()
    hadFocus.current = false
  }, [isDisabled])
  return ref
}
