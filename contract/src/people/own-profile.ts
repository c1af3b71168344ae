import * as z from 'zod/mini'
import { changedShapeOf, shapeOf } from '../content/field.ts'
import { recordConflict, seenVersion } from '../content/form-version.ts'
import { idParams } from '../content/record.ts'
import type { RecordLanguage } from '../content/translations/record-languages.ts'
import { textColumnOf } from '../content/translations/record-translations.ts'
import { fieldChange } from '../platform/activity.ts'
import {
  type Endpoint,
  failures,
  instant,
  messageBody,
  requiredLines,
} from '../platform/endpoint.ts'
import { faculty } from './faculty.ts'

export const profileSaved = 'Profile saved. It’s live on the website.'
export const profileSent = 'Sent for approval. It goes live when someone approves it.'
export const profileWithdrawn = 'Change withdrawn. Your profile stays as it is.'
export const profileApproved = 'Approved. It’s live on the website.'
export const profileReturned = 'Returned with your note'
export const noProfile = 'Your account has no public profile'
export const profileChangeNotFound = 'This change has already been handled.'
export const profileChangedMeanwhile =
  'Someone updated this in the meantime. Please review it again.'
/** The person has started teaching since the change was sent, so more fields are required. */
export const profileChangeIncomplete = (error: string) => `${error}. Return the change with a note.`

const ownTexts = ['education', 'officeHours', 'achievements', 'about', 'publications'] as const
type OwnText = (typeof ownTexts)[number]
const { fields } = faculty
const isOwn = (column: string) =>
  column === 'photo' || ownTexts.some((name) => name === textColumnOf(fields, column))

// `fromEntries` loses the key types.
export const profileFields = Object.fromEntries(
  Object.entries(fields).filter(([column]) => isOwn(column)),
) as Pick<typeof fields, OwnText | `${OwnText}_${RecordLanguage}` | 'photo'>

export const memberProfileForm = z.object({ ...changedShapeOf(profileFields), seen: seenVersion })
export type MemberProfileForm = z.infer<typeof memberProfileForm>

export const profileValues = z.object(shapeOf(profileFields, 'shown'))
export type ProfileValues = z.infer<typeof profileValues>

const ownMember = z.extend(profileValues, {
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  designation: z.string(),
  department: z.optional(z.string()),
})

const returned = z.object({ by: z.string(), at: instant, note: z.string() })

export const getOwnProfile = {
  method: 'GET',
  url: '/api/admin/profile',
  access: 'own profile',
  summary: 'Get your public profile, with a change that is pending or was returned',
  response: {
    200: z.object({
      /** Absent if the account has no profile. */
      member: z.optional(ownMember),
      sent: z.optional(
        z.object({ values: profileValues, sentAt: instant, returned: z.optional(returned) }),
      ),
      /** True if changes need approval. */
      isApproved: z.boolean(),
    }),
  },
} as const satisfies Endpoint

export const updateOwnProfile = {
  method: 'PUT',
  url: '/api/admin/profile',
  access: 'own profile',
  summary: 'Update your public profile, or send the change for approval',
  consumes: ['multipart/form-data'],
  body: memberProfileForm,
  response: { 200: messageBody, 409: recordConflict, ...failures(404, 413) },
} as const satisfies Endpoint

export const withdrawProfile = {
  method: 'DELETE',
  url: '/api/admin/profile/sent',
  access: 'own profile',
  summary: 'Withdraw a change that is pending or was returned',
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const profileChange = z.object({
  _id: z.string(),
  name: z.string(),
  designation: z.string(),
  department: z.optional(z.string()),
  slug: z.string(),
  author: z.string(),
  sentAt: instant,
  changes: z.array(fieldChange),
})
export type ProfileChange = z.infer<typeof profileChange>

const params = idParams(profileChangeNotFound)
/** Identifies the version that the reviewer saw. */
const seen = z.object({ sentAt: instant })

export const listProfileChanges = {
  method: 'GET',
  url: '/api/admin/profile-changes',
  access: 'write records',
  summary: 'List profile changes waiting for approval, oldest first',
  response: { 200: z.object({ waiting: z.array(profileChange) }) },
} as const satisfies Endpoint

export const approveProfile = {
  method: 'POST',
  url: '/api/admin/profile-changes/:_id/approve',
  access: 'write records',
  summary: 'Approve a profile change and publish it',
  params,
  body: seen,
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const returnProfile = {
  method: 'POST',
  url: '/api/admin/profile-changes/:_id/return',
  access: 'write records',
  summary: 'Return a profile change to its author with a note',
  params,
  body: z.extend(seen, { note: requiredLines('Note', 1_000) }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint
