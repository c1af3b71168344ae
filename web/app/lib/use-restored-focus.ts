import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost'

function focusedWithin(box: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && box.contains(activeElement) ? activeElement : null
}

/** A control that is disabled for a while gets its focus back, unless the focus went elsewhere. */
export function useRestoredFocus<Box extends HTMLElement>(isDisabled: boolean) {
  const ref = useRef<Box>(null)
  const focused = useRef<HTMLElement>(null)
  // Read while rendering: Chromium drops the focus as soon as a control is disabled.
  if (isDisabled && ref.current) focused.current ??= focusedWithin(ref.current)
  useLayoutEffect(() => {
    if (isDisabled) return
    // The control may have been replaced meanwhile.
    const back = focused.current?.isConnected ? focused.current : focused.current && ref.current
    if (isFocusLost()) back?.focus()
    focused.current = null
  }, [isDisabled])
  return ref
}
