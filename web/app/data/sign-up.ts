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
import { changeCurrentUser } from './account'

export function useSignUp() {
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: SignUpBody } & UploadOptions) =>
      uploadCall(onUploadProgress)(signUp, options),
  })
}

export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (otp: string) => call(verifyEmailOtp, { body: { otp } }),
    onSuccess: () => changeCurrentUser(queryClient, { isVerified: true }),
  })
}

export function useResendCode() {
  return useMutation({ mutationFn: (email: string) => call(resendEmailOtp, { body: { email } }) })
}

export function useCorrectEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(correctEmail, { body: { email } }),
    onSuccess: (_, email) => changeCurrentUser(queryClient, { email }),
  })
}
