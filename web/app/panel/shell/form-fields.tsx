import type { ReactNode } from 'react'
import { useRestoredFocus } from '#app/lib/use-restored-focus'

type FormFieldsProps = { isBusy: boolean; children: ReactNode }

/** Disabled while saving: anything typed then would be lost. */
export function FormFields({ isBusy, children }: FormFieldsProps) {
  return (
    <fieldset
      ref={useRestoredFocus<HTMLFieldSetElement>(isBusy)}
      disabled={isBusy}
      className="contents"
    >
      {children}
    </fieldset>
  )
}
