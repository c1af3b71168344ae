import { useMutation } from '@tanstack/react-query'
import {
  type GoogleLoginForm,
  googleLogin,
  type LoginForm,
  login,
  logout,
} from 'contract/accounts/account'
import { call } from '#app/lib/call'
import { keepRememberedEmail } from '#app/lib/remembered-email'

export function useLogin() {
  return useMutation({ mutationFn: (body: LoginForm) => call(login, { body }) })
}

export function useGoogleLogin() {
  return useMutation({ mutationFn: (body: GoogleLoginForm) => call(googleLogin, { body }) })
}

export function useLogout() {
  return useMutation({ mutationFn: () => keepRememberedEmail(() => call(logout)) })
}
