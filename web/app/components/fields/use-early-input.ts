import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Reads a control, by its id, when React has just taken the page over: what was typed, chosen or filled in until then
 * is in the control alone, and the next drawing would wipe it out.
 */
export function useEarlyInput(
  id: string,
  read: (control: HTMLInputElement | HTMLTextAreaElement) => void,
): void {
  const take = useEffectEvent(() => {
    const control = document.getElementById(id)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) read(control)
  })
  useLayoutEffect(() => take(), [])
}
