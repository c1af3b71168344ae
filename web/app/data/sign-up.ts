import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  correctEmail,
  resendEmailOtp,
  type SignUpBody,
  signUp,
  verifyEmailOtp,
} from 'contract/accounts/sign-up'
import { call } from '#app/lib/call'
import { type UploadOptions, uploadCall } from '#app/lib/upload'
import { changeCurrentUser, refetchCurrentUser } from './account'

export function useSignUp() {
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: SignUpBody } & UploadOptions) =>
      uploadCall(onUploadProgress)(signUp, options),
  })
}

/** The session may have ended, or an attempt whose answer was lost may have verified the email. */
const refetchAfterError = (queryClient: QueryClient) => () => {
  // The failure itself is shown.
  void refetchCurrentUser(queryClient).catch(() => undefined)
}

export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (otp: string) => call(verifyEmailOtp, { body: { otp } }),
    onSuccess: () => changeCurrentUser(queryClient, { isVerified: true }),
    onError: refetchAfterError(queryClient),
  })
}

export function useResendCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(resendEmailOtp, { body: { email } }),
    onError: refetchAfterError(queryClient),
  })
}

export function useCorrectEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(correctEmail, { body: { email } }),
    onSuccess: (_, email) => changeCurrentUser(queryClient, { email }),
    onError: refetchAfterError(queryClient),
  })
}
