import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody, requiredText } from '../platform/endpoint.ts'
import {
  creationOptions,
  newPasskeyForm,
  passkey,
  passkeyParams,
  renamePasskeyForm,
  requestOptions,
  usedPasskeyForm,
} from './passkeys.ts'
import { passwordMaximum } from './password-rule.ts'

/** Protects actions that someone with a borrowed phone must not take. */
export const confirmationNeeded = 'Confirm it’s you first'
export const identityConfirmed = 'Confirmed'

/** A student without a password confirms by a third-party sign-in right before this call. */
export const confirmationForm = z.object({
  password: z.optional(requiredText('Password', passwordMaximum)),
})

export const requestPasskeyLogin = {
  method: 'GET',
  url: '/auth/passkey',
  access: 'everyone',
  summary: 'Get the passkey options for student sign-in',
  response: { 200: requestOptions },
} as const satisfies Endpoint

export const studentPasskeyLogin = {
  method: 'POST',
  url: '/auth/passkey',
  access: 'everyone',
  summary: 'Sign a student in with a passkey; sets the session cookie',
  body: usedPasskeyForm,
  response: { 200: messageBody, ...failures(401, 403, 429) },
} as const satisfies Endpoint

export const confirmAccount = {
  method: 'POST',
  url: '/api/account/confirmation',
  access: 'student',
  summary:
    'Confirm the student’s identity by password or linked account; allows one protected action within 5 minutes',
  body: confirmationForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint

export const requestPasskeyConfirmation = {
  method: 'GET',
  url: '/api/account/confirmation/passkey',
  access: 'student',
  summary: 'Get the passkey options for confirming the student’s identity',
  response: { 200: requestOptions },
} as const satisfies Endpoint

export const confirmByPasskey = {
  method: 'POST',
  url: '/api/account/confirmation/passkey',
  access: 'student',
  summary:
    'Confirm the student’s identity with a passkey; allows one protected action within 5 minutes',
  body: usedPasskeyForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint

export const listStudentPasskeys = {
  method: 'GET',
  url: '/api/account/passkeys',
  access: 'student',
  summary: 'List the student’s passkeys, oldest first',
  response: { 200: z.array(passkey) },
} as const satisfies Endpoint

export const requestNewPasskey = {
  method: 'POST',
  url: '/api/account/passkeys/options',
  access: 'student',
  summary: 'Get the options for creating a passkey; uses up one confirmation',
  response: { 200: creationOptions, ...failures(400, 403) },
} as const satisfies Endpoint

export const addPasskey = {
  method: 'POST',
  url: '/api/account/passkeys',
  access: 'student',
  summary: 'Add a passkey to the student’s account',
  body: newPasskeyForm,
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint

export const renameStudentPasskey = {
  method: 'PUT',
  url: '/api/account/passkeys/:passkeyId',
  access: 'student',
  summary: 'Rename one of the student’s passkeys',
  params: passkeyParams,
  body: renamePasskeyForm,
  response: { 200: messageBody, ...failures(403, 404) },
} as const satisfies Endpoint

export const removeStudentPasskey = {
  method: 'DELETE',
  url: '/api/account/passkeys/:passkeyId',
  access: 'student',
  summary: 'Remove one of the student’s passkeys; uses up one confirmation',
  params: passkeyParams,
  response: { 200: messageBody, ...failures(400, 403, 404) },
} as const satisfies Endpoint
