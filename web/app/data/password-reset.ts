import { useMutation, useQuery } from '@tanstack/react-query'
import { checkResetLink, forgetPassword, resetPassword } from 'contract/accounts/password-reset'
import { call } from '#app/lib/call'

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgetPassword, { body: { email } }) })
}

/** False while unknown, and for an empty token. Checked each time the page opens. */
export function useIsLinkDead(token: string): boolean {
  const { data } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => call(checkResetLink, { params: { token } }),
    enabled: token !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return data?.isGood === false
}

export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (newPassword: string) =>
      call(resetPassword, { params: { token }, body: { newPassword } }),
  })
}
