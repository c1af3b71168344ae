import { zodResolver } from '@hookform/resolvers/zod'
import { loginForm } from 'contract/accounts/account'
import { changePasswordForm, studentProfileForm } from 'contract/accounts/account-settings'
import { renamePasskeyForm } from 'contract/accounts/passkeys'
import { forgotPasswordForm, resetPasswordForm } from 'contract/accounts/password-reset'
import { passwordMaximum } from 'contract/accounts/password-rule'
import { correctEmailForm, otpForm, signUpForm } from 'contract/accounts/sign-up'
import { emailAddress, requiredText, storedEmailAddress } from 'contract/platform/endpoint'
import * as z from 'zod/mini'
import { emailInvalid } from './rejections'

const email = emailAddress('Email is required', emailInvalid)
const aPassword = requiredText('Password', passwordMaximum)

const login = z.extend(loginForm, {
  email: storedEmailAddress('Email is required', emailInvalid),
  isRemembered: z.boolean(),
})
export type LoginValues = z.infer<typeof login>
export const loginRules = zodResolver(login)

// Only the server checks how strong a password is.
const signUp = z.extend(signUpForm, {
  email,
  password: aPassword,
  hasAgreed: z.boolean(),
})
export type SignUpValues = z.infer<typeof signUp>
export const signUpRules = zodResolver(signUp)

export const forgotPasswordRules = zodResolver(z.extend(forgotPasswordForm, { email }))

const confirmation = z.string()
export const resetPasswordRules = zodResolver(z.extend(resetPasswordForm, { confirmation }))
export const changePasswordRules = zodResolver(z.extend(changePasswordForm, { confirmation }))

export const correctEmailRules = zodResolver(z.extend(correctEmailForm, { email }))
export const verifyEmailRules = zodResolver(otpForm)
export const profileRules = zodResolver(studentProfileForm)
export const ownPasswordRules = zodResolver(z.object({ password: aPassword }))
export const passkeyNameRules = zodResolver(renamePasskeyForm)
