import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resendEmailOtp, type SignUpForm, signUp, verifyEmailOtp } from 'contract/accounts/sign-up'
import { call } from '#app/lib/call'
import { type UploadProgress, upload } from '#app/lib/upload'
import { changeCurrentUser } from './account'

export function useSignUp() {
  return useMutation({
    mutationFn: ({ onUploadProgress, ...options }: { body: SignUpForm } & UploadProgress) =>
      upload(onUploadProgress)(signUp, options),
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
