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

/** For the `ref` of a box whose controls are disabled for a while: the one with the focus gets it back, unless it has gone elsewhere. */
function useKeptFocusWithin(isDisabled: boolean) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<HTMLElement>(null)
  // Before the browser notices that the control is disabled, and takes the focus from it.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!isDisabled && activeElement === body) focused.current?.focus()
    const isWithin = activeElement instanceof HTMLElement && ref.current?.contains(activeElement)
    focused.current = isDisabled && isWithin ? activeElement : null
  }, [isDisabled])
  return ref
}
