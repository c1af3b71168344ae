import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { rememberedEmail } from '#app/lib/remembered-email'
import type { LoginValues } from './account-rules'

export function useRememberedEmail({
  getValues,
  setValue,
}: Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    const email = rememberedEmail()
    if (email === undefined) return
    setValue('isRemembered', true)
    if (!getValues('email')) setValue('email', email)
  }, [getValues, setValue])
}
