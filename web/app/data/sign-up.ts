import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  correctEmail,
  resendEmailOtp,
  type SignUpBody,
  signUp,
  verifyEmailOtp,
} from 'contract/accounts/sign-up'
import { call } from '#app/lib/call'
import { type UploadOptions, uploadCall } from '#app/lib/upload'
import { changeCurrentUser, recheckCurrentUser } from './account'

export function useSignUp() {
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: SignUpBody } & UploadOptions) =>
      uploadCall(onUploadProgress)(signUp, options),
  })
}

/** The session may have ended, or an attempt whose answer was lost may have verified the email. */
function useRecheck(): () => void {
  const queryClient = useQueryClient()
  return () => recheckCurrentUser(queryClient)
}

export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (otp: string) => call(verifyEmailOtp, { body: { otp } }),
    onSuccess: () => changeCurrentUser(queryClient, { isVerified: true }),
    onError: useRecheck(),
  })
}

export function useResendCode() {
  return useMutation({
    mutationFn: (email: string) => call(resendEmailOtp, { body: { email } }),
    onError: useRecheck(),
  })
}

export function useCorrectEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(correctEmail, { body: { email } }),
    onSuccess: (_, email) => changeCurrentUser(queryClient, { email }),
    onError: useRecheck(),
  })
}
