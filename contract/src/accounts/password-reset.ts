import * as z from 'zod/mini'
import { type Endpoint, emailAddress, failures, messageBody } from '../platform/endpoint.ts'
import { invalidEmail } from './account.ts'
import { newPassword, passwordMinimum } from './password-rule.ts'

export const userNotFound = 'User not found with this email'
export const emailNotConfigured = 'Email service not configured'
export const invalidResetToken = 'Invalid or expired token'
export const resetLinkSent = 'Password reset link sent to your email'
export const passwordReset = 'Password reset successfully'
export const resetLinkValid = 'Reset link is valid'

export const forgotPasswordForm = z.object({ email: emailAddress(invalidEmail, invalidEmail) })

export const resetPasswordForm = z.object({ newPassword: newPassword(passwordMinimum) })

export const forgetPassword = {
  method: 'POST',
  url: '/auth/forget-password',
  access: 'everyone',
  summary: 'Email a password reset link; an earlier link stops working',
  body: forgotPasswordForm,
  response: { 200: messageBody, ...failures(403, 404, 429) },
} as const satisfies Endpoint

export const checkResetLink = {
  method: 'GET',
  url: '/auth/reset-password/:token',
  access: 'everyone',
  summary: 'Check that a password reset link still works; doesn’t use it up',
  params: z.object({ token: z.string() }),
  // Not a failure status, which browsers would log as an error.
  response: { 200: z.extend(messageBody, { isGood: z.boolean() }), ...failures(429) },
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  url: '/auth/reset-password/:token',
  access: 'everyone',
  summary: 'Set a new password with the token from the email; ends all sessions',
  params: z.object({ token: z.string() }),
  body: resetPasswordForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint
