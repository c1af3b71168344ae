import type { Activity, FieldChange } from 'contract/activity'
import { formatDate, formatTime } from '#app/lib/format-date'

type Subject = Activity['subject']

export const subjectLabels = {
  event: 'Events',
  faculty: 'Faculty and staff',
  message: 'Messages',
  session: 'Logins',
  administrator: 'Administrators',
  student: 'Students',
  activity: 'Activity',
  settings: 'Settings',
  mail: 'Mail',
} as const satisfies Record<Subject, string>

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

/** What one target is called, and what many are. */
const targets = {
  event: { one: 'the event', many: 'events' },
  faculty: { one: 'the member', many: 'faculty and staff' },
  message: { one: 'the message of', many: 'messages' },
  session: { one: 'the session', many: 'sessions' },
  administrator: { one: 'the administrator', many: 'administrators' },
  student: { one: 'the student', many: 'students' },
  activity: { one: 'the activity', many: 'the list of activities' },
  settings: { one: 'the settings', many: 'the settings' },
  mail: { one: 'a mail to', many: 'mails' },
} as const satisfies Record<Subject, { one: string; many: string }>

/** What was done, to stand between who did it and the name of the target: `updated the event`. */
export function actText({ action, subject, targetName }: Activity): string {
  if (subject === 'session') return action === 'refused' ? 'entered a wrong password' : action
  const { one, many } = targets[subject]
  return `${action} ${targetName ? one : many}`
}

const fieldNames: Record<string, string> = { isRead: 'Read', _id: 'ID' }

/** A field as people call it: `officeHours` is `Office hours`. */
export function fieldLabel(field: string): string {
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
