import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody, requiredText } from './endpoint.ts'

export const passwordMaximum = 128

export const invalidLogin = 'Invalid email or password'
export const loginRequired = 'Login required'
export const userLoggedIn = 'User Login Successful'
export const userLoggedOut = 'User logged out successfully.'

/** Who is signed in. */
export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobileNumber: z.optional(z.string()),
  /** Address of the photo on this origin; `contract/pictures` reads its size from it. */
  profilePhoto: z.optional(z.string()),
  isVerified: z.boolean(),
})
export type User = z.infer<typeof user>

export const loginForm = z.object({
  email: requiredText('Email', 254),
  password: requiredText('Password', passwordMaximum),
})
export type LoginForm = z.infer<typeof loginForm>

export const getCurrentUser = {
  method: 'GET',
  url: '/user/getcurrentuser',
  schema: {
    summary: 'The student who is signed in; 400 only when nobody is',
    response: { 200: user, ...failures(400, 503) },
  },
} as const satisfies Endpoint

export const login = {
  method: 'POST',
  url: '/auth/login',
  schema: {
    summary: 'Sign a student in; sets the session cookie',
    body: loginForm,
    response: { 200: messageBody, ...failures(400, 401, 403, 415, 429, 503) },
  },
} as const satisfies Endpoint

export const logout = {
  method: 'GET',
  url: '/auth/logout',
  schema: {
    summary: 'End the session of this student, if there is one',
    response: { 200: messageBody, ...failures(403, 503) },
  },
} as const satisfies Endpoint
