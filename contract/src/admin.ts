import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody, requiredText } from './endpoint.ts'
import { passwordMaximum } from './password-rule.ts'

export const invalidLogin = 'Invalid email or password'
export const adminLoginRequired = 'Admin login required'
export const incorrectPassword = 'Incorrect password'
export const loginSuccessful = 'Login successful'
export const loggedOut = 'Logged out successfully! 👋'

export const adminLoginForm = z.object({
  email: requiredText('Email', 254),
  password: requiredText('Password', passwordMaximum),
})
export type AdminLoginForm = z.infer<typeof adminLoginForm>

export const verifyPasswordForm = z.object({ password: requiredText('Password', passwordMaximum) })

export const adminLogin = {
  method: 'POST',
  url: '/api/admin/login',
  access: 'everyone',
  schema: {
    summary: 'Sign an administrator in; sets the session cookie',
    body: adminLoginForm,
    response: { 200: messageBody, ...failures(400, 401, 403, 415, 429, 503) },
  },
} as const satisfies Endpoint

export const getCurrentAdmin = {
  method: 'GET',
  url: '/api/admin/me',
  access: 'administrator',
  schema: {
    summary: 'The administrator who is signed in',
    response: { 200: z.object({ email: z.string() }), ...failures(401, 503) },
  },
} as const satisfies Endpoint

export const verifyPassword = {
  method: 'POST',
  url: '/api/admin/verify-password',
  access: 'administrator',
  schema: {
    summary: 'Enter the password again before a deletion',
    body: verifyPasswordForm,
    response: {
      200: z.object({ success: z.boolean(), message: z.optional(z.string()) }),
      ...failures(400, 401, 403, 415, 429, 503),
    },
  },
} as const satisfies Endpoint

export const adminLogout = {
  method: 'GET',
  url: '/api/admin/logout',
  access: 'everyone',
  writes: true,
  schema: {
    summary: 'End the session of this administrator, if there is one',
    response: { 200: messageBody, ...failures(403, 503) },
  },
} as const satisfies Endpoint
