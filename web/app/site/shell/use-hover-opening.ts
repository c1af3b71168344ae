import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const closeDelayMilliseconds = 200

/** For mice only; touch uses clicks. */
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
  /** The click that follows hovering must not close the menu. Enter (`detail` 0) may. */
  const keepOpen = (event: MouseEvent) => {
    // A click reopens what Escape has closed under the mouse.
    const isOpen = event.currentTarget.closest('details')?.open
    if (isOpen && isPointedAt.current && event.detail > 0) event.preventDefault()
  }
  return { hoverProps: { onPointerEnter: enter, onPointerLeave: leave }, keepOpen }
}
