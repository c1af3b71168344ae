import { useEffectEvent, useLayoutEffect } from 'react'

type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTyped = (element: HTMLElement | null): element is TypedControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Reads what was typed or autofilled before hydration, which the next render would overwrite. */
export function useEarlyInput(id: string, read: (control: TypedControl) => void): void {
  const readControl = useEffectEvent(() => {
    const control = document.getElementById(id)
    if (isTyped(control)) read(control)
  })
  useLayoutEffect(() => readControl(), [])
}
