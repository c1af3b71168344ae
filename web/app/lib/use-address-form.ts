import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

/** What stands in a field; nothing where it is empty or there is none. */
type Said = (name: string) => string | undefined

/** `onSubmit` of a form that asks by an address: leads to what `addressOf` makes of its fields, without loading the page anew. */
export function useAddressForm(addressOf: (said: Said) => string) {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const said: Said = (name) => String(fields.get(name) ?? '').trim() || undefined
    void navigate(addressOf(said)) // the router shows its failures itself
  }
}
