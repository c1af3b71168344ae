import type { RejectedForm } from 'contract/platform/rejected-form'
import { createContext, useContext } from 'react'
import { useHydrated } from './use-hydrated'

const nothing: RejectedForm = { path: '', fields: [], errors: {} }

const RejectedFormContext = createContext<RejectedForm | undefined>(undefined)

/** Around a form that the server may return, sent without scripts and rejected. */
export const RejectedFormProvider = RejectedFormContext.Provider

/** To be passed to an island. */
export const useGivenRejectedForm = (): RejectedForm | undefined => useContext(RejectedFormContext)

const firstIn = ({ fields }: RejectedForm, name: string) =>
  fields.find(([field]) => field === name)?.[1]

export function useRejectedForm() {
  const form = useGivenRejectedForm() ?? nothing
  return {
    errors: form.errors,
    message: form.message,
    firstOf: (name: string) => firstIn(form, name),
    valuesOf: (name: string) =>
      form.fields.filter(([field]) => field === name).map(([, value]) => value),
  }
}

export function useRejectedField(name: string): { value?: string | undefined; error?: string } {
  const form = useGivenRejectedForm()
  const isHydrated = useHydrated()
  if (!form || isHydrated) return {}
  return { value: firstIn(form, name), ...(form.errors[name] && { error: form.errors[name] }) }
}
