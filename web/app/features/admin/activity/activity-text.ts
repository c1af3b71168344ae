import type { Activity, FieldChange } from 'contract/activity'
import { formatDate, formatTime } from '#app/lib/format-date'

export const subjectLabels = {
  event: 'Events',
  faculty: 'Faculty and staff',
  message: 'Messages',
  session: 'Logins',
  administrator: 'Administrators',
} as const satisfies Record<Activity['subject'], string>

export const actionLabels = {
  created: 'Created',
  updated: 'Updated',
  deleted: 'Deleted',
  imported: 'Imported',
  exported: 'Exported',
  'logged in': 'Logged in',
  'logged out': 'Logged out',
  refused: 'Refused',
} as const satisfies Record<Activity['action'], string>

const one = {
  event: 'the event',
  faculty: 'the member',
  message: 'the message of',
  session: 'a session',
  administrator: 'the administrator',
} as const satisfies Record<Activity['subject'], string>

const many = {
  event: 'events',
  faculty: 'faculty and staff',
  message: 'messages',
  session: 'sessions',
  administrator: 'administrators',
} as const satisfies Record<Activity['subject'], string>

/** What was done, to stand between who did it and the name of the target: `updated the event`. */
export function actText({ action, subject, targetName }: Activity): string {
  if (action === 'logged in' || action === 'logged out') return action
  if (action === 'refused')
    return subject === 'session' ? 'was refused a login' : `was refused: ${many[subject]}`
  return `${action} ${targetName && !isOfMany(action) ? one[subject] : many[subject]}`
}

const isOfMany = (action: Activity['action']) => action === 'imported' || action === 'exported'

/** A field as people call it: `officeHours` is `Office hours`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const instants = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const pictures = '/uploads/'

/** A value as people read it: an instant is a date and time on the college's clock. */
export function readableValue(value: string): string {
  return instants.test(value) ? `${formatDate(value)}, ${formatTime(value)}` : value
}

/** What became of a picture, whose address would tell nobody anything; undefined for other fields. */
export function pictureChange({ before, after }: FieldChange): string | undefined {
  if (!(after || before)?.startsWith(pictures)) return undefined
  if (before && after) return 'Replaced'
  return after ? 'Added' : 'Removed'
}
