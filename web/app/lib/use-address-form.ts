import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

type FieldReader = (name: string) => string | undefined

export function useAddressForm(addressOf: (readField: FieldReader) => string) {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const readField: FieldReader = (name) => String(fields.get(name) ?? '').trim() || undefined
    void navigate(addressOf(readField)) // the router shows its failures itself
  }
}
