import * as z from 'zod/mini'
import { type Endpoint, failures, file, instant, optionalCleanLine } from './endpoint.ts'
import { roleNames } from './roles.ts'

/** Each record declares its own as `naming.as`. */
const recordSubjects = ['event', 'faculty'] as const
export type RecordSubject = (typeof recordSubjects)[number]

const otherSubjects = [
  'message',
  'session',
  'administrator',
  'student',
  'activity',
  'settings',
  'content',
  'library',
  'mail',
  'subscription',
  'registration',
  'saved answer',
] as const
export type OtherSubject = (typeof otherSubjects)[number]

export type ActivitySubject = RecordSubject | OtherSubject
const activitySubjects: readonly ActivitySubject[] = [...recordSubjects, ...otherSubjects]

export const activityActions = [
  'created',
  'updated',
  'deleted',
  'imported',
  'exported',
  'logged in',
  'logged out',
  'refused',
  'published',
  'scheduled',
  'unscheduled',
  'discarded',
  'restored',
  'withdrawn',
  'trashed',
  'moved',
  'shared',
  'reviewed',
  'requested',
  'cancelled',
  'postponed',
  'resumed',
  'repeated',
  'approved',
  'returned',
  'invited',
  'undone',
  'emailed',
  'answered',
  'confirmed',
] as const
export type ActivityAction = (typeof activityActions)[number]

/** `before` or `after` is absent where the field was empty. */
export const fieldChange = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
})
export type FieldChange = z.infer<typeof fieldChange>

const fieldNames: Record<string, string> = {
  _id: 'ID',
  isRead: 'Read',
  alt: 'Alternative text',
  isAllDay: 'All day',
  isDraft: 'Draft',
  stateNote: 'Reason',
  whatsapp: 'WhatsApp',
  left: 'Last Day',
  capacity: 'Seats',
  audience: 'Who can register',
  opensAt: 'Opens',
  closesAt: 'Closes',
  consent: 'Consent text',
  offerHours: 'Hours to accept a seat',
  takesWalkIns: 'Admit walk-ins',
  takesWaiting: 'Offer empty seats at check-in',
  givesCertificates: 'Offer certificates',
  signedBy: 'Certificates are signed by',
  signedAs: 'Title of the signatory',
}

/** `officeHours` → `Office hours`. Labels of the website's forms stay as they are. */
export function fieldLabel(field: string): string {
  if (/^\p{Lu}/u.test(field)) return field
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return fieldNames[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const loggedInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
export const loggedAnswers: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' }
const pictures = '/uploads/'

export function pictureChange({ before, after }: FieldChange): string | undefined {
  if (!(after || before)?.startsWith(pictures)) return undefined
  if (before && after) return 'Replaced'
  return after ? 'Added' : 'Removed'
}

/** Append-only: never changed or removed. */
export const activity = z.object({
  _id: z.string(),
  createdAt: instant,
  /** Email of the administrator, `command line`, `first start`, `automatic deletion` or `mail server`. */
  admin: z.string(),
  /** Absent for the command line and the like, and for entries from before roles existed. */
  role: z.optional(z.enum(roleNames)),
  action: z.enum(activityActions),
  subject: z.enum(activitySubjects),
  targetId: z.optional(z.string()),
  targetName: z.optional(z.string()),
  changes: z.array(fieldChange),
  /** Of an import: `targetId` is its id. */
  canBeUndone: z.optional(z.boolean()),
})
export type Activity = z.infer<typeof activity>

export const activitiesPerPage = 50

const dayExpected = 'Write the date as YYYY-MM-DD'
const day = z.iso
  .date(dayExpected)
  // Instants are compared as text, which needs years of four digits.
  .check(z.refine((value) => value >= '1900' && value < '3000', dayExpected))

export const activityQuery = z.object({
  subject: z.optional(z.enum(activitySubjects, 'Unknown subject')),
  action: z.optional(z.enum(activityActions, 'Unknown action')),
  /** Part of the administrator's email or of the target's name. */
  search: optionalCleanLine('Search', 200),
  /** First and last day, in the college's time zone. */
  from: z.optional(day),
  to: z.optional(day),
})
export type ActivityQuery = z.infer<typeof activityQuery>

export const listActivities = {
  method: 'GET',
  url: '/api/admin/activities',
  access: 'see activity',
  summary: 'List what administrators did, newest first; `before` continues a list',
  querystring: z.extend(activityQuery, {
    /** `next` of the previous page. */
    before: z.optional(z.uuid('before must be the id of an activity')),
  }),
  response: {
    200: z.object({
      activities: z.array(activity),
      /** Pass as `before` to get the next page; absent on the last one. */
      next: z.optional(z.string()),
    }),
    ...failures(400),
  },
} as const satisfies Endpoint

export const exportActivities = {
  method: 'GET',
  url: '/api/admin/activities.csv',
  access: 'see activity',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  summary: 'Export all activities as a file',
  querystring: activityQuery,
  response: { 200: file, ...failures(400) },
} as const satisfies Endpoint
