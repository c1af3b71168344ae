import type { RejectedForm } from 'contract/platform/rejected-form'
import { useLocation } from 'react-router'
import { useGivenRejectedForm } from './site'
import { useHydrated } from './use-hydrated'

const nothing: RejectedForm = { path: '', fields: [], errors: {} }

const firstIn = ({ fields }: RejectedForm, name: string) =>
  fields.find(([field]) => field === name)?.[1]

/** A form sent without scripts and rejected; gone after navigating. */
export function useRejectedForm() {
  const given = useGivenRejectedForm()
  const isFirst = useLocation().key === 'default'
  const form = (isFirst && given) || nothing
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
