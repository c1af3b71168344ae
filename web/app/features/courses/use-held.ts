import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether a box is pointed at with a mouse or has been reached with the keyboard. A touch does not last. */
export function useHeld() {
  const [isHeld, setIsHeld] = useState(false)
  const release = () => setIsHeld(false)
  return {
    isHeld,
    /** For the box. */
    holders: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHeld(pointerType === 'mouse'),
      onPointerLeave: release,
      onFocus: ({ target }: FocusEvent) => setIsHeld(target.matches(':focus-visible')),
      onBlur: release,
    },
  }
}
