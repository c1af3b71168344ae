import { useEffectEvent, useLayoutEffect } from 'react'

type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTyped = (element: HTMLElement | null): element is TypedControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/**
 * Reads a control, by its id, when React has just taken the page over: what was typed, chosen or filled in until then
 * is in the control alone, and the next drawing would wipe it out.
 */
export function useEarlyInput(id: string, read: (control: TypedControl) => void): void {
  const take = useEffectEvent(() => {
    const control = document.getElementById(id)
    if (isTyped(control)) read(control)
  })
  useLayoutEffect(() => take(), [])
}
