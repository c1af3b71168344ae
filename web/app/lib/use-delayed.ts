import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Mouse hover or keyboard focus; a touch doesn't count. */
export function useDelayed() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    isHeld: isPointed || isFocused,
    holders: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}
