import { zodResolver } from '@hookform/resolvers/zod'
import { loginForm } from 'contract/account'
import { changePasswordForm, profileForm } from 'contract/account-settings'
import { emailAddress, requiredText, storedEmailAddress } from 'contract/endpoint'
import { renamePasskeyForm } from 'contract/passkeys'
import { forgotPasswordForm, resetPasswordForm } from 'contract/password-reset'
import { passwordMaximum } from 'contract/password-rule'
import { otpForm, signUpForm } from 'contract/sign-up'
import * as z from 'zod/mini'
import { emailInvalid } from './refusals'

const email = emailAddress('Email is required', emailInvalid)
const aPassword = requiredText('Password', passwordMaximum)

const login = z.extend(loginForm, {
  email: storedEmailAddress('Email is required', emailInvalid),
  isRemembered: z.boolean(),
})
export type LoginValues = z.infer<typeof login>
export const loginRules = zodResolver(login)

// What a password must be is for the server to say.
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

export const verifyEmailRules = zodResolver(otpForm)
export const profileRules = zodResolver(profileForm)
export const ownPasswordRules = zodResolver(z.object({ password: aPassword }))
export const passkeyNameRules = zodResolver(renamePasskeyForm)
