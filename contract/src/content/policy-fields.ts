import { list } from './list-field.ts'
import { lineField, textField } from './text-fields.ts'

/** Placeholders for retention periods in the policy texts. */
export const figureNames = [
  'attendanceMonths',
  'attemptHours',
  'backupDays',
  'codeMinutes',
  'knownBrowserDays',
  'knownNetworkDays',
  'logDays',
  'mailDays',
  'overHours',
  'pendingRegistrationDays',
  'pendingSubscriptionDays',
  'registrationMonths',
  'resetMinutes',
  'sessionDays',
  'sessionIdleDays',
  'unverifiedAccountDays',
] as const
export type FigureName = (typeof figureNames)[number]

export const policyFields = {
  summary: textField(
    { label: 'Summary', help: 'Under the heading and in search results' },
    20,
    300,
  ),
  since: lineField(
    {
      label: 'Effective from',
      help: 'The date as visitors should see it. Update it with every change',
    },
    40,
  ),
  sections: list(
    { label: 'Sections' },
    {
      title: lineField({ label: 'Heading' }, 80),
      paragraphs: list(
        { label: 'Paragraphs' },
        { text: textField({ label: 'Paragraph' }, 10, 3000) },
        { most: 12 },
      ),
      points: list(
        { label: 'Points' },
        { name: lineField({ label: 'Name' }, 80), text: textField({ label: 'Text' }, 5, 1500) },
        { most: 12 },
      ),
    },
    { least: 1, most: 30 },
  ),
  ask: textField(
    {
      label: 'Contact for questions',
      help: 'The website fills in {college}, {hours} and {address}, and adds email and phone',
    },
    10,
    600,
  ),
}
