import { useMutation } from '@tanstack/react-query'
import {
  type GoogleLoginForm,
  googleLogin,
  type LoginBody,
  login,
  logout,
} from 'contract/accounts/account'
import { call } from '#app/lib/call'
import { withRememberedEmail } from '#app/lib/remembered-email'

export function useLogin() {
  return useMutation({ mutationFn: (body: LoginBody) => call(login, { body }) })
}

export function useGoogleLogin() {
  return useMutation({ mutationFn: (body: GoogleLoginForm) => call(googleLogin, { body }) })
}

export function useLogout() {
  return useMutation({ mutationFn: () => withRememberedEmail(() => call(logout)) })
}
