import * as z from 'zod/mini'
import {
  type Endpoint,
  emailAddress,
  failures,
  instant,
  line,
  messageBody,
  requiredText,
} from '../platform/endpoint.ts'
import { invalidEmail } from './account.ts'
import { fitsRole, standing } from './account-form.ts'
import { adminPasswordMinimum, newPassword } from './password-rule.ts'

export const invitationMailed = 'The invitation is on its way'
/** Of one whose mail did not leave, or where no mail is set up. */
export const invitationToCopy = 'No mail was sent: copy the link, and give it to whom it is for'
export const invitationRevoked = 'The invitation is revoked: its link leads nowhere any more'
export const invitationNotFound = 'There is no such invitation any more'
export const alreadyInvited = 'This address is invited already: send that invitation again'
export const hasAccount = 'This address has an account already'
export const invitationAccepted = 'Your account is ready. Log in with it.'

/** How a link that invites can be over, and what whoever follows it is told. */
export const endings = {
  used: 'This invitation has been accepted: the account is there. Log in, or press “Forgot password?” there.',
  expired:
    'This invitation is over: it was good for seven days. Ask whoever invited you to send it again.',
  replaced:
    'A newer invitation has taken the place of this one. Look for the newer mail, or ask whoever invited you.',
  revoked:
    'This invitation was taken back. Ask the college if you think that it should not have been.',
  unknown:
    'This link is not whole, or over for long. Open it from the mail again, or ask for a new invitation.',
} as const
export type Ending = keyof typeof endings
const endingNames = Object.keys(endings).filter(isEnding)

function isEnding(name: string): name is Ending {
  return name in endings
}

/** Whom an owner invites, and to what. */
export const invitationForm = z
  .extend(standing, { email: emailAddress(invalidEmail, invalidEmail) })
  .check(...fitsRole)
export type InvitationForm = z.infer<typeof invitationForm>

/** An invitation that nobody has accepted yet. */
export const openInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  ...standing.shape,
  /** The owner: the name, or the email where there is none. */
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  isOver: z.boolean(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

const sentBody = z.extend(messageBody, {
  /** For this answer only: the database holds no more than its hash. */
  url: z.string(),
  isMailed: z.boolean(),
})

const token = requiredText('Token', 100)
const access = 'manage accounts'
// Whoever finds the panel open would let themselves in for good.
const stepUp = true
const url = '/api/admin/invitations'
const params = z.object({ _id: z.uuid(invitationNotFound) })

export const inviteToPanel = {
  method: 'POST',
  url,
  access,
  stepUp,
  schema: {
    summary: 'Invite somebody to the panel by mail, for seven days; gives the link, too',
    body: invitationForm,
    response: { 201: sentBody, ...failures(400, 401, 403, 409, 415, 503) },
  },
} as const satisfies Endpoint

export const replaceInvitation = {
  method: 'PUT',
  url: `${url}/:_id`,
  access,
  stepUp,
  schema: {
    summary:
      'Send an invitation again, to another address or role if need be; its earlier link ends',
    params,
    body: invitationForm,
    response: { 200: sentBody, ...failures(400, 401, 403, 404, 409, 415, 503) },
  },
} as const satisfies Endpoint

export const revokeInvitation = {
  method: 'DELETE',
  url: `${url}/:_id`,
  access,
  schema: {
    summary: 'Take an invitation back',
    params,
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const readInvitation = {
  method: 'POST',
  url: '/api/invitation',
  access: 'everyone',
  schema: {
    summary: 'Who invites to which role, by the token of a link; spends nothing',
    body: z.object({ token }),
    // No failure, which browsers would log: the question is answered.
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
      ...failures(400, 403, 415, 429, 503),
    },
  },
} as const satisfies Endpoint

export const acceptInvitation = {
  method: 'POST',
  url: '/api/invitation/acceptance',
  access: 'everyone',
  schema: {
    summary: 'Make the account that a link invites to; the link is good no more',
    body: z.object({
      token,
      name: line('Name', 100),
      newPassword: newPassword(adminPasswordMinimum),
    }),
    response: { 201: messageBody, ...failures(400, 403, 410, 415, 429, 503) },
  },
} as const satisfies Endpoint
