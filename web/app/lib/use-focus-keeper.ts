import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** To be spread on a part of the page whose controls may go with what they have done: it takes the focus in their place. */
export function useFocusKeeper<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const isInside = useRef(false)
  // When anything was drawn anew: React tells nothing of the focus of what it takes away.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
