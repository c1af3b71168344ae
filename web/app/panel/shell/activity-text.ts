import type { Activity, FieldChange, OtherSubject } from 'contract/platform/activity'
import { notedRecords } from 'contract/records'
import { formatDate, formatTime } from '#app/lib/format-date'

type Words = { label: string; one: string; many: string }

const words: Record<OtherSubject, Words> = {
  message: { label: 'Messages', one: 'the message of', many: 'messages' },
  session: { label: 'Logins', one: 'the session', many: 'sessions' },
  administrator: { label: 'Administrators', one: 'the administrator', many: 'administrators' },
  student: { label: 'Students', one: 'the student', many: 'students' },
  activity: { label: 'Activity', one: 'the activity', many: 'the list of activities' },
  settings: { label: 'Settings', one: 'the settings', many: 'the settings' },
  content: { label: 'Website', one: 'the text of', many: 'the website' },
  library: { label: 'Library', one: 'picture or document', many: 'pictures and documents' },
  registration: {
    label: 'Registrations',
    one: 'a registration for',
    many: 'registrations for',
  },
  subscription: { label: 'Subscribers', one: 'the subscription of', many: 'subscriptions' },
  mail: { label: 'Mail', one: 'a mail to', many: 'mails' },
}

/** What a list of recordNames calls each, and what one target and many are called. */
const wordsOf = new Map<string, Words>([
  ...notedRecords.map(({ as, ...words }) => [as, words] as const),
  ...Object.entries(words),
])

export const subjectLabels: Readonly<Record<string, string>> = Object.fromEntries(
  [...wordsOf].map(([subject, { label }]) => [subject, label]),
)

export const actionLabels = {
  created: 'Created',
  updated: 'Updated',
  deleted: 'Deleted',
  imported: 'Imported',
  exported: 'Exported',
  'logged in': 'Logged in',
  'logged out': 'Logged out',
  refused: 'Refused',
  published: 'Published',
  scheduled: 'Scheduled',
  unscheduled: 'Unscheduled',
  discarded: 'Discarded',
  restored: 'Restored',
  shared: 'Shared',
  withdrawn: 'Withdrawn',
  trashed: 'Moved to the trash',
  moved: 'Moved',
  reviewed: 'Looked at',
  requested: 'Asked for publication',
  cancelled: 'Cancelled or taken back',
  postponed: 'Postponed',
  resumed: 'Takes place after all',
  repeated: 'Repeated',
  approved: 'Approved',
  returned: 'Returned',
  invited: 'Invited',
  undone: 'Undone',
} as const satisfies Record<Activity['action'], string>

/** What was done, to stand between who did it and the name of the target: `updated the event`. */
export function actText({ action, subject, targetName }: Activity): string {
  if (action === 'reviewed') return 'looked again at'
  if (action === 'invited') return 'invited'
  if (action === 'requested') return 'asked for the publication of'
  if (action === 'cancelled' && subject !== 'event' && subject !== 'registration')
    return 'took back the request for the publication of'
  if (action === 'resumed') return 'said that it takes place after all:'
  if (subject === 'session') return action === 'refused' ? 'entered a wrong password' : action
  const { one, many } = wordsOf.get(subject) ?? { one: subject, many: subject }
  return `${action} ${targetName ? one : many}`
}

const fieldNames: Record<string, string> = { isRead: 'Read', _id: 'ID' }

/** A field as people call it: `officeHours` is `Office hours`. What the website's forms call one stays as it is. */
export function fieldLabel(field: string): string {
  if (/^\p{Lu}/u.test(field)) return field
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return fieldNames[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const instants = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const pictures = '/uploads/'

const answers: Record<string, string> = { true: 'Yes', false: 'No' }

/** A value as people read it: an instant is a date and time on the college's clock. */
export function readableValue(value: string): string {
  if (answers[value]) return answers[value]
  return instants.test(value) ? `${formatDate(value)}, ${formatTime(value)}` : value
}

/** What became of a picture, whose address would tell nobody anything; undefined for other fields. */
export function pictureChange({ before, after }: FieldChange): string | undefined {
  if (!(after || before)?.startsWith(pictures)) return undefined
  if (before && after) return 'Replaced'
  return after ? 'Added' : 'Removed'
}
