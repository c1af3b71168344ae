import * as z from 'zod/mini'
import {
  type Endpoint,
  emailAddress,
  failures,
  instant,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { invalidEmail } from './account.ts'
import { adminPasswordMinimum, newPassword, passwordMaximum } from './password-rule.ts'

/** The same response for every address, so that nobody learns who is an administrator. */
export const adminLinkSent =
  'If that address has a panel account, we’ve emailed it a link to set a new password.'
export const adminPasswordChanged = 'Password changed. You’re signed out everywhere else.'

export const changeAdminPasswordForm = z.object({
  currentPassword: requiredText('Current password', passwordMaximum),
  newPassword: newPassword(adminPasswordMinimum),
})
export type ChangeAdminPasswordForm = z.infer<typeof changeAdminPasswordForm>

export const forgetAdminPasswordForm = z.object({ email: emailAddress(invalidEmail, invalidEmail) })

export const resetAdminPasswordForm = z.object({
  /** From the fragment of the emailed link, which no server or log on the way sees. */
  token: requiredText('Token', 100),
  newPassword: newPassword(adminPasswordMinimum),
})

export const adminAccountSession = z.object({
  _id: z.string(),
  userAgent: z.optional(z.string()),
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: z.optional(z.string()),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})
export type AdminAccountSession = z.infer<typeof adminAccountSession>

export const changeAdminPassword = {
  method: 'PUT',
  url: '/api/admin/account/password',
  access: 'own account',
  summary: 'Change your password, given the current one; ends all other sessions',
  body: changeAdminPasswordForm,
  response: { 200: messageBody, ...failures(429) },
} as const satisfies Endpoint

export const listAdminSessions = {
  method: 'GET',
  url: '/api/admin/account/sessions',
  access: 'own account',
  summary: 'List the administrator’s sessions, most recently used first',
  response: { 200: z.array(adminAccountSession) },
} as const satisfies Endpoint

export const endAdminSession = {
  method: 'DELETE',
  url: '/api/admin/account/sessions/:sessionId',
  access: 'own account',
  summary: 'End one of the administrator’s sessions',
  params: z.object({ sessionId: z.string() }),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const endOtherAdminSessions = {
  method: 'DELETE',
  url: '/api/admin/account/sessions',
  access: 'own account',
  summary: 'End all of the administrator’s sessions except this one',
  response: { 200: messageBody },
} as const satisfies Endpoint

export const forgetAdminPassword = {
  method: 'POST',
  url: '/api/admin/forget-password',
  access: 'everyone',
  summary: 'Email an administrator a password reset link; the response is the same for any address',
  body: forgetAdminPasswordForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint

export const resetAdminPassword = {
  method: 'POST',
  url: '/api/admin/reset-password',
  access: 'everyone',
  summary: 'Set an administrator’s new password with the token from the email; ends all sessions',
  body: resetAdminPasswordForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint
