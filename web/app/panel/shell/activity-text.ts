import { isDay } from 'contract/content/time-fields'
import {
  type Activity,
  loggedAnswers,
  loggedInstant,
  type OtherSubject,
} from 'contract/platform/activity'
import { auditedRecords } from 'contract/records'
import { formatCalendarDay, formatDate, formatTime } from '#app/lib/format-date'
import { textHere } from '#app/lib/languages/page-language'

type Words = { label: string; one: string; many: string }

const words: Record<OtherSubject, Words> = {
  message: { label: 'Messages', one: 'the message from', many: 'messages' },
  session: { label: 'Logins', one: 'the session', many: 'sessions' },
  administrator: { label: 'Accounts', one: 'the account of', many: 'accounts' },
  student: { label: 'Students', one: 'the student', many: 'students' },
  activity: { label: 'Activity', one: 'the activity', many: 'the activity log' },
  settings: { label: 'Settings', one: 'the settings', many: 'the settings' },
  content: { label: 'Website', one: '', many: 'the website' },
  library: {
    label: 'Pictures & Documents',
    one: 'the picture or document',
    many: 'pictures and documents',
  },
  registration: {
    label: 'Registrations',
    one: 'a registration for',
    many: 'registrations for',
  },
  subscription: { label: 'Subscribers', one: 'the subscription of', many: 'subscriptions' },
  'saved answer': { label: 'Saved replies', one: 'the saved reply', many: 'saved replies' },
  mail: { label: 'Email', one: 'an email to', many: 'emails' },
}

const wordsOf = new Map<string, Words>([
  ...auditedRecords.map(({ as, ...words }) => [as, words] as const),
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
  refused: 'Rejected',
  published: 'Published',
  scheduled: 'Scheduled',
  unscheduled: 'Unscheduled',
  discarded: 'Discarded',
  restored: 'Restored',
  shared: 'Shared',
  withdrawn: 'Unpublished',
  trashed: 'Moved to trash',
  moved: 'Moved',
  reviewed: 'Reviewed',
  requested: 'Sent for review',
  cancelled: 'Cancelled or withdrawn',
  postponed: 'Postponed',
  resumed: 'Reinstated',
  repeated: 'Repeated',
  approved: 'Approved',
  returned: 'Returned',
  invited: 'Invited',
  undone: 'Undone',
  emailed: 'Emailed',
  answered: 'Answered',
  confirmed: 'Confirmed',
} as const satisfies Record<Activity['action'], string>

/** Other actions are their own past tense. */
const verbs: Partial<Record<Activity['action'], string>> = {
  trashed: 'moved to trash:',
  withdrawn: 'unpublished',
}

/** Fits between the account and the target's name: `updated the event`. */
export function actText({ action, subject, targetId, targetName }: Activity): string {
  if (action === 'reviewed') return 'reviewed'
  if (action === 'invited') return 'invited'
  if (action === 'confirmed') return 'confirmed that this translation is still correct:'
  if (action === 'emailed')
    return subject === 'event' ? 'emailed people registered for' : 'emailed the correction of'
  if (action === 'requested') return 'sent for review:'
  if (action === 'cancelled' && subject !== 'event' && subject !== 'registration')
    return 'withdrew the review request for'
  if (subject === 'registration' && action === 'undone') return 'undid a check-in for'
  if (subject === 'registration' && action === 'withdrawn') return 'revoked a certificate for'
  if (action === 'undone') return `undid the import of ${wordsOf.get(subject)?.many ?? subject}`
  if (action === 'cancelled' && subject === 'event' && !targetId) return 'cancelled the events'
  if (action === 'resumed') return 'reinstated the event'
  if (subject === 'session') return action === 'refused' ? 'entered a wrong password' : action
  const { one, many } = wordsOf.get(subject) ?? { one: subject, many: subject }
  return `${verbs[action] ?? action} ${targetName ? one : many}`.trim()
}

export function readableValue(value: string): string {
  const answer = loggedAnswers[value]
  if (answer) return textHere(answer)
  if (isDay(value)) return textHere(formatCalendarDay(value))
  return loggedInstant.test(value) ? textHere(`${formatDate(value)}, ${formatTime(value)}`) : value
}
