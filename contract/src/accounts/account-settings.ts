import * as z from 'zod/mini'
import {
  type Endpoint,
  failures,
  instant,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { pictureFile } from '../platform/pictures.ts'
import { user } from './account.ts'
import { resetPasswordForm } from './password-reset.ts'
import { passwordMaximum } from './password-rule.ts'
import { signUpForm } from './sign-up.ts'

export const wrongOwnPassword = 'Incorrect password'
export const noOwnPassword =
  'This account has no password. Use “Forgot password” on the login page to set one.'
export const proofNeeded = 'Enter your password, or sign in again with your linked account'
export const profileUpdated = 'Profile updated successfully'
export const passwordChanged = 'Password changed successfully'
export const signedOutEverywhere = 'Signed out on all devices'
export const accountDeleted = 'Account deleted'
export const deviceSignedOut = 'That device is signed out'
export const otherDevicesSignedOut = 'All other devices are signed out'
export const deviceSignedOutAlready = 'That device is already signed out'
export const otherAccountSignedIn =
  'Someone else is now signed in on this browser, so nothing was changed. Please sign in again.'

export const account = z.extend(user, {
  name: z.string(),
  email: z.string(),
  createdAt: instant,
  hasPassword: z.boolean(),
  isLinked: z.boolean(),
})
export type Account = z.infer<typeof account>

export const studentProfileForm = z.object({
  fullName: signUpForm.shape.fullName,
  mobileNumber: signUpForm.shape.mobileNumber,
  profilePhoto: z.optional(pictureFile('Profile photo is required')),
})
export type StudentProfileForm = z.infer<typeof studentProfileForm>

export const changePasswordForm = z.object({
  currentPassword: requiredText('Current password', passwordMaximum),
  newPassword: resetPasswordForm.shape.newPassword,
})
export type PasswordChange = z.infer<typeof changePasswordForm>

/** A student without a password deletes the account right after a third-party sign-in. */
export const deleteAccountForm = z.object({
  password: z.optional(requiredText('Password', passwordMaximum)),
})

export const accountSession = z.object({
  _id: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

const row = z.record(z.string(), z.unknown())

export const accountExport = z.object({
  takenAt: instant,
  profile: row,
  /** `data`: base64. */
  photo: z.optional(z.object({ type: z.literal('image/webp'), data: z.string() })),
  kept: z.record(z.string(), z.array(row)),
})

export const getAccount = {
  method: 'GET',
  url: '/api/account',
  access: 'student',
  summary: 'Get the signed-in student’s account',
  response: { 200: account },
} as const satisfies Endpoint

export const updateAccount = {
  method: 'PUT',
  url: '/api/account',
  access: 'student',
  summary: 'Update name and mobile number, and the photo if one is sent',
  consumes: ['multipart/form-data'],
  body: studentProfileForm,
  response: { 200: messageBody, ...failures(403, 413, 429) },
} as const satisfies Endpoint

export const changePassword = {
  method: 'PUT',
  url: '/api/account/password',
  access: 'student',
  summary: 'Change the password, given the current one; ends all other sessions',
  body: changePasswordForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint

export const listAccountSessions = {
  method: 'GET',
  url: '/api/account/sessions',
  access: 'student',
  summary: 'List the student’s sessions, most recently used first',
  response: { 200: z.array(accountSession) },
} as const satisfies Endpoint

export const signOutEverywhere = {
  method: 'DELETE',
  url: '/api/account/sessions',
  access: 'student',
  summary: 'End all of the student’s sessions, including this one',
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint

/** Only for other sessions; `logout` ends the current one. */
export const endAccountSession = {
  method: 'DELETE',
  url: '/api/account/sessions/:sessionId',
  access: 'student',
  summary: 'End one of the student’s sessions',
  params: z.object({ sessionId: z.string() }),
  response: { 200: messageBody, ...failures(403, 404) },
} as const satisfies Endpoint

export const endOtherAccountSessions = {
  method: 'DELETE',
  url: '/api/account/sessions/others',
  access: 'student',
  summary: 'End all of the student’s sessions except this one',
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint

export const exportAccount = {
  method: 'GET',
  url: '/api/account/export',
  access: 'student',
  writes: true,
  summary: 'Download everything stored about the student as a file; uses up one confirmation',
  response: { 200: accountExport, ...failures(403) },
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'POST',
  url: '/api/account/deletion',
  access: 'student',
  summary: 'Delete the student’s account and everything stored about them, permanently',
  body: deleteAccountForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint
