import type { ReactNode } from 'react'
import { useKeptFocus } from '#app/lib/use-kept-focus'

type FormFieldsProps = { isBusy: boolean; children: ReactNode }

/** Disabled while saving: anything typed then would be lost. */
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
