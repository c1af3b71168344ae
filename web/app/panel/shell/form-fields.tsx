import type { ReactNode } from 'react'
import { useKeptFocus } from '#app/lib/use-kept-focus'

type FormFieldsProps = { isBusy: boolean; children: ReactNode }

/** The fields of a form, disabled while it is being saved: what was typed then would not be sent, and be lost. */
export function FormFields({ isBusy, children }: FormFieldsProps) {
  return (
    <fieldset
      ref={useKeptFocus<HTMLFieldSetElement>(isBusy)}
      disabled={isBusy}
      className="contents"
    >
      {children}
    </fieldset>
  )
}
