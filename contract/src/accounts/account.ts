import * as z from 'zod/mini'
import {
  cleanLine,
  type Endpoint,
  emailAddress,
  failures,
  file,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { passwordMaximum } from './password-rule.ts'

export const invalidLogin = 'Invalid email or password'
export const invalidEmail = 'enter a valid email'
export const loginRequired = 'Login required'
export const googleLoginFailed = 'Google login failed. Please try again.'
export const userLoggedIn = 'User Login Successful'
export const userLoggedOut = 'User logged out successfully.'
export const googleLoginSuccessful = 'Google login successful!'

export const user = z.object({
  _id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  mobileNumber: z.optional(z.string()),
  /** `contract/platform/pictures` reads the size from this address. */
  profilePhoto: z.optional(z.string()),
  isVerified: z.boolean(),
})
export type User = z.infer<typeof user>

export const loginForm = z.object({
  email: requiredText('Email', 254),
  password: requiredText('Password', passwordMaximum),
})
export type LoginBody = z.infer<typeof loginForm>

export const getCurrentUser = {
  method: 'GET',
  url: '/user/getcurrentuser',
  access: 'student or visitor',
  summary: 'Get the signed-in student, or 400 if nobody is signed in',
  response: { 200: user, ...failures(400) },
} as const satisfies Endpoint

export const login = {
  method: 'POST',
  url: '/auth/login',
  access: 'everyone',
  summary: 'Sign a student in; sets the session cookie',
  body: loginForm,
  response: { 200: messageBody, ...failures(401, 403, 429) },
} as const satisfies Endpoint

export const logout = {
  method: 'GET',
  url: '/auth/logout',
  access: 'everyone',
  writes: true,
  summary: 'Sign the student out; succeeds without a session, too',
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint

export const startGoogleLogin = {
  method: 'GET',
  url: '/auth/google/start',
  access: 'everyone',
  answers: 'text/html',
  summary: 'Popup: redirect to the identity provider',
  response: { 200: file, ...failures(429) },
} as const satisfies Endpoint

export const finishGoogleLogin = {
  method: 'GET',
  url: '/auth/google/callback',
  access: 'everyone',
  answers: 'text/html',
  summary:
    'Popup: return from the identity provider; passes the identity to the page that opened it',
  response: { 200: file },
} as const satisfies Endpoint

/** `BroadcastChannel` on which the popup reports its result. */
export const googleSignInChannel = 'college-google-sign-in'
export type GoogleSignInStatus =
  | { status: 'signed-in'; name: string; email: string; profilePhoto: string }
  | { status: 'cancelled' }
  | { status: 'failed'; message: string }

export const googleLoginForm = z.object({
  name: cleanLine('Name', 100),
  email: emailAddress(invalidEmail, invalidEmail),
  /** Ignored: the site shows no pictures from other sites. */
  profilePhoto: z.optional(z.string().check(z.maxLength(2_000))),
})
export type GoogleLoginForm = z.infer<typeof googleLoginForm>

export const googleLogin = {
  method: 'POST',
  url: '/auth/googlelogin',
  access: 'everyone',
  summary:
    'Sign in with the identity that the provider has just verified; creates an account for a new student',
  body: googleLoginForm,
  response: { 200: messageBody, ...failures(401, 403, 429) },
} as const satisfies Endpoint
