import { useLayoutEffect, useRef } from 'react'

/** For the `ref` of a control that gets the focus back when it is enabled again, unless the focus has gone elsewhere. */
export function useKeptFocus<Control extends HTMLElement>(isDisabled: boolean) {
  const ref = useRef<Control>(null)
  const hadFocus = useRef(false)
  // Before the browser notices that the control is disabled, and takes the focus from it.
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === ref.current
    else if (hadFocus.current && document.activeElement === document.body) ref.current?.focus()
  }, [isDisabled])
  return ref
}
