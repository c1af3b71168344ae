import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

type Said = (name: string) => string | undefined

export function useAddressForm(addressOf: (said: Said) => string) {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const said: Said = (name) => String(fields.get(name) ?? '').trim() || undefined
    void navigate(addressOf(said)) // the router shows its failures itself
  }
}
