import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

type Said = (name: string) => string | undefined

export function useAddressForm(addressOf: (text: Said) => string) {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text: Said = (name) => String(fields.get(name) ?? '').trim() || undefined
    void navigate(addressOf(text)) // the router shows its failures itself
  }
}
