import * as z from 'zod/mini'
import {
  cleanLine,
  type Endpoint,
  emailAddress,
  failures,
  instant,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { invalidEmail } from './account.ts'
import { accountDetails, matchesRole } from './account-form.ts'
import { adminPasswordMinimum, newPassword } from './password-rule.ts'

export const invitationMailed = 'Invitation sent'
/** When the email could not be sent, or no mail server is configured. */
export const invitationToCopy =
  'We couldn’t send an email. Copy the link and give it to the person you’re inviting.'
export const invitationRevoked = 'Invitation revoked. Its link no longer works.'
export const invitationNotFound = 'This invitation no longer exists'
export const alreadyInvited = 'This address has already been invited. Send that invitation again.'
export const hasAccount = 'This address already has an account'
export const invitationAccepted = 'Your account is ready. Sign in to start.'

export const invitationStatuses = {
  used: 'This invitation has already been accepted. Sign in, or use “Forgot password?” on the login page.',
  expired:
    'This invitation expired after seven days. Ask the person who invited you to send it again.',
  replaced:
    'A newer invitation has replaced this one. Look for the newer email, or ask the person who invited you.',
  revoked: 'This invitation was revoked. If you think that’s a mistake, ask the college.',
  unknown:
    'This link is incomplete or expired long ago. Open it from the email again, or ask for a new invitation.',
} as const
export type InvitationStatus = keyof typeof invitationStatuses
const endingNames = Object.keys(invitationStatuses).filter(isEnding)

function isEnding(name: string): name is InvitationStatus {
  return name in invitationStatuses
}

export const invitationForm = z
  .extend(accountDetails, { email: emailAddress(invalidEmail, invalidEmail) })
  .check(...matchesRole)
export type InvitationForm = z.infer<typeof invitationForm>

export const openInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  ...accountDetails.shape,
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  isOver: z.boolean(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

const sentBody = z.extend(messageBody, {
  /** Only in this response: the database holds just the hash. */
  url: z.string(),
  isMailed: z.boolean(),
})

const token = requiredText('Token', 100)
const access = 'manage accounts'
// Otherwise anyone who finds the panel open could invite themselves.
const stepUp = true
const url = '/api/admin/invitations'
const params = z.object({ _id: z.uuid(invitationNotFound) })

export const inviteToPanel = {
  method: 'POST',
  url,
  access,
  stepUp,
  summary: 'Invite someone to the panel by email; valid for seven days; returns the link as well',
  body: invitationForm,
  response: { 201: sentBody, ...failures(409) },
} as const satisfies Endpoint

export const replaceInvitation = {
  method: 'PUT',
  url: `${url}/:_id`,
  access,
  stepUp,
  summary:
    'Send an invitation again, optionally to a different address or role; the earlier link stops working',
  params,
  body: invitationForm,
  response: { 200: sentBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const revokeInvitation = {
  method: 'DELETE',
  url: `${url}/:_id`,
  access,
  summary: 'Revoke an invitation',
  params,
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const readInvitation = {
  method: 'POST',
  url: '/api/invitation',
  access: 'everyone',
  summary: 'Get an invitation by the token of its link; doesn’t use it up',
  body: z.object({ token }),
  // Not a failure status, which browsers would log as an error.
  response: {
    200: z.object({
      invitation: z.optional(
        z.pick(openInvitation, {
          email: true,
          name: true,
          role: true,
          departments: true,
          invitedBy: true,
          expiresAt: true,
        }),
      ),
      ending: z.optional(z.enum(endingNames)),
    }),
    ...failures(403, 429),
  },
} as const satisfies Endpoint

export const acceptInvitation = {
  method: 'POST',
  url: '/api/invitation/acceptance',
  access: 'everyone',
  summary: 'Accept an invitation and create the account; uses up the link',
  body: z.object({
    token,
    name: cleanLine('Name', 100),
    newPassword: newPassword(adminPasswordMinimum),
  }),
  response: { 201: messageBody, ...failures(403, 410, 429) },
} as const satisfies Endpoint
