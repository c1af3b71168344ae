import { useLayoutEffect, useRef } from 'react'

function focusedWithin(box: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && box.contains(activeElement) ? activeElement : null
}

/**
 * For the `ref` of a control that is disabled for a while, or of a box of such: what has the focus gets it back afterwards,
 * unless it has gone elsewhere.
 */
export function useKeptFocus<Box extends HTMLElement>(isDisabled: boolean) {
  const ref = useRef<Box>(null)
  const focused = useRef<HTMLElement>(null)
  // Looked at while it is drawn: Chromium takes the focus in the very moment in which a control is disabled.
  if (isDisabled && ref.current) focused.current ??= focusedWithin(ref.current)
  useLayoutEffect(() => {
    if (isDisabled) return
    // Where another element stood in its place meanwhile, it is a new one.
    const back = focused.current?.isConnected ? focused.current : focused.current && ref.current
    if (document.activeElement === document.body) back?.focus()
    focused.current = null
  }, [isDisabled])
  return ref
}
