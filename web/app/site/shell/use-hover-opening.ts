import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const closeDelayMilliseconds = 200

/** Opens what the mouse points at, and closes it a moment after the mouse has left. Fingers have no part in it. */
export function useHoverOpening(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPointedAt = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    isPointedAt.current = true
    setIsOpen(true)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    isPointedAt.current = false
    timer.current = setTimeout(() => setIsOpen(false), closeDelayMilliseconds)
  }
  /** A click of the mouse comes after the pointing that opened, and must not close again; Enter, without detail, may. */
  const keepOpen = (event: MouseEvent) => {
    // What Escape has closed under the mouse opens by a click.
    const isOpen = event.currentTarget.closest('details')?.open
    if (isOpen && isPointedAt.current && event.detail > 0) event.preventDefault()
  }
  return { hoverProps: { onPointerEnter: enter, onPointerLeave: leave }, keepOpen }
}
