import { type ReactNode, useLayoutEffect, useRef } from 'react'

type FormFieldsProps = { isBusy: boolean; children: ReactNode }

/** The fields of a form, disabled while it is being saved: what was typed then would not be sent, and be lost. */
export function FormFields({ isBusy, children }: FormFieldsProps) {
  return (
    <fieldset ref={useKeptFocusWithin(isBusy)} disabled={isBusy} className="contents">
      {children}
    </fieldset>
  )
}

function focusedWithin(box: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && box.contains(activeElement) ? activeElement : null
}

/** For the `ref` of a box whose controls are disabled for a while: the one with the focus gets it back, unless it has gone elsewhere. */
function useKeptFocusWithin(isDisabled: boolean) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<HTMLElement>(null)
  // Looked at while it is drawn: Chromium takes the focus in the very moment in which a control is disabled.
  if (isDisabled && ref.current) focused.current ??= focusedWithin(ref.current)
  useLayoutEffect(() => {
    if (isDisabled) return
    if (document.activeElement === document.body) focused.current?.focus()
    focused.current = null
  }, [isDisabled])
  return ref
}
