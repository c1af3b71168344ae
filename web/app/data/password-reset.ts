import { useMutation, useQuery } from '@tanstack/react-query'
import { checkResetLink, forgetPassword, resetPassword } from 'contract/accounts/password-reset'
import { call } from '#app/lib/call'

/** Has a link mailed with which a new password can be set. */
export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgetPassword, { body: { email } }) })
}

/** Whether the server knows such a link to be dead; false as long as that is unknown. Asked each time the page opens. */
export function useIsLinkDead(token: string): boolean {
  const { data } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => call(checkResetLink, { params: { token } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return data?.isGood === false
}

/** Sets a new password by the token of such a link, which ends all sessions of the student. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (newPassword: string) =>
      call(resetPassword, { params: { token }, body: { newPassword } }),
  })
}
