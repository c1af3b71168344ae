import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** Takes the focus when the focused control disappears after its action. */
export function useFocusRestorer<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const isInside = useRef(false)
  // After every render: React doesn't report focus lost with a removed element.
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
