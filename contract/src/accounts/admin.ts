import * as z from 'zod/mini'
import {
  type Endpoint,
  failures,
  instant,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { roleNames } from '../platform/roles.ts'
import { passwordMaximum } from './password-rule.ts'

export const invalidAdminLogin = 'Invalid email or password'
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

export const currentAdmin = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roleNames),
  departments: z.array(z.string()),
  mayPublish: z.boolean(),
  hasProfile: z.boolean(),
  /** Set when the role needs a second factor that the account lacks. `isOver`: nothing else works until there is one. */
  factorDue: z.optional(z.object({ by: instant, isOver: z.boolean() })),
})
export type CurrentAdmin = z.infer<typeof currentAdmin>

/** A recovery code is always accepted as well. */
const secondStep = z.object({ hasPasskey: z.boolean(), hasApp: z.boolean() })
export type SecondStep = z.infer<typeof secondStep>

export const adminLogin = {
  method: 'POST',
  url: '/api/admin/login',
  access: 'everyone',
  summary: 'Sign an administrator in; sets the session cookie unless a second step follows',
  body: adminLoginForm,
  response: {
    /** `account` is absent while `secondStep` is pending. */
    200: z.extend(messageBody, {
      account: z.optional(currentAdmin),
      secondStep: z.optional(secondStep),
    }),
    ...failures(401, 403, 429),
  },
} as const satisfies Endpoint

export const getCurrentAdmin = {
  method: 'GET',
  url: '/api/admin/me',
  access: 'own account',
  summary: 'Get the signed-in administrator with role, departments and permissions',
  response: { 200: currentAdmin },
} as const satisfies Endpoint

export const verifyPassword = {
  method: 'POST',
  url: '/api/admin/verify-password',
  access: 'own account',
  summary: 'Confirm the password before a deletion',
  body: verifyPasswordForm,
  response: {
    200: z.object({ success: z.boolean(), message: z.optional(z.string()) }),
    ...failures(429),
  },
} as const satisfies Endpoint

export const adminLogout = {
  method: 'GET',
  url: '/api/admin/logout',
  access: 'everyone',
  writes: true,
  summary: 'Sign the administrator out; succeeds without a session, too',
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint
