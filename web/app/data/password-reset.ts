import { useMutation } from '@tanstack/react-query'
import { forgetPassword, resetPassword } from 'contract/password-reset'
import { call } from '#app/lib/call'

/** Has a link mailed with which a new password can be set. */
export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgetPassword, { body: { email } }) })
}

/** Sets a new password by the token of such a link, which ends all sessions of the student. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (newPassword: string) =>
      call(resetPassword, { params: { token }, body: { newPassword } }),
  })
}
