import * as z from 'zod/mini'
import { type Endpoint, failures, instant, messageBody } from '../platform/endpoint.ts'
import { accountDetails, matchesRole } from './account-form.ts'
import { openInvitation } from './invitations.ts'

export const accountChanged = 'Account changed'
export const accountDisabled = 'Account disabled and signed out everywhere'
export const accountEnabled = 'Account enabled. Its owner can sign in again.'
export const accountSignedOut = 'Signed out everywhere'
export const accountRemoved = 'Account removed'
export const accountNotFound = 'This account no longer exists'
export const accountChangedMeanwhile =
  'Someone changed this account in the meantime. Please review it again.'
export const lastOwner = 'This is the last owner who can sign in. Make someone else an owner first.'

export const staffAccount = z.object({
  _id: z.string(),
  email: z.string(),
  ...accountDetails.shape,
  name: z.string(),
  createdAt: instant,
  disabledAt: z.optional(instant),
  lastLoginAt: z.optional(instant),
  sessions: z.number(),
  entries: z.number(),
  hasFactor: z.boolean(),
  isOwn: z.boolean(),
})
export type StaffAccount = z.infer<typeof staffAccount>

const access = 'manage accounts'
const url = '/api/admin/accounts'
const params = z.object({ _id: z.string().check(z.maxLength(64, accountNotFound)) })
const stepUp = true

export const listAccounts = {
  method: 'GET',
  url,
  access,
  summary: 'List panel accounts and open invitations',
  response: {
    200: z.object({
      accounts: z.array(staffAccount),
      invitations: z.array(openInvitation),
      hasMail: z.boolean(),
    }),
  },
} as const satisfies Endpoint

/** For lists of who did what, which record addresses. */
export const listStaffNames = {
  method: 'GET',
  url: '/api/admin/staff-names',
  access: 'own account',
  summary: 'Get the names of panel accounts by email; none for people who see only their own work',
  response: { 200: z.object({ names: z.record(z.string(), z.string()) }) },
} as const satisfies Endpoint

export const accountChange = z
  .extend(accountDetails, {
    /** The values before the change, to detect concurrent edits. */
    seen: z.extend(accountDetails, { name: staffAccount.shape.name }),
  })
  .check(...matchesRole)
export type AccountChange = z.infer<typeof accountChange>

export const changeAccount = {
  method: 'PUT',
  url: `${url}/:_id`,
  access,
  stepUp,
  summary: 'Change the name, role and departments of an account',
  params,
  body: accountChange,
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const disableAccount = {
  method: 'POST',
  url: `${url}/:_id/disable`,
  access,
  stepUp,
  summary: 'Disable an account and sign it out at once',
  params,
  response: { 200: messageBody, ...failures(404, 409, 415) },
} as const satisfies Endpoint

export const enableAccount = {
  method: 'POST',
  url: `${url}/:_id/enable`,
  access,
  stepUp,
  summary: 'Enable an account again',
  params,
  response: { 200: messageBody, ...failures(404, 415) },
} as const satisfies Endpoint

export const endAccountSessions = {
  method: 'DELETE',
  url: `${url}/:_id/sessions`,
  access,
  summary: 'Sign an account out everywhere',
  params,
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const removeAccount = {
  method: 'DELETE',
  url: `${url}/:_id`,
  access,
  stepUp,
  summary: 'Remove an account; everything it wrote stays, under its name',
  params,
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint
