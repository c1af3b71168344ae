import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'

export const settingsSaved = 'Settings saved'

/** So many months messages to the office and registrations can be kept for. */
export const retentionMonths = [6, 12, 24, 36] as const

/** The hours at which notices can be mailed once a day, on the college's clock. */
export const digestHours = [7, 9, 12, 15, 18, 20] as const
export const defaultDigestHour = 18

/** What the college sets for itself. */
export const settings = z.object({
  /** Messages older than this are deleted. Absent: they are kept until somebody deletes them. */
  messagesKeptMonths: z.optional(z.literal(retentionMonths, 'Choose one of the options')),
  /** How long after an event it is known who registered. Absent: `defaultRegistrationMonths`. */
  registrationsKeptMonths: z.optional(z.literal(retentionMonths, 'Choose one of the options')),
  /** Whether what people change of their own profiles waits until somebody approves it. Absent: it is public at once. */
  approvesProfiles: z.optional(z.literal(true, 'Choose one of the options')),
  /** When subscribers who want it once a day are mailed. Absent: at `defaultDigestHour`. */
  digestHour: z.optional(z.literal(digestHours, 'Choose one of the options')),
})
export type Settings = z.infer<typeof settings>

export const getSettings = {
  method: 'GET',
  url: '/api/admin/settings',
  access: 'change settings',
  schema: {
    summary: 'Get the college’s settings',
    response: { 200: settings, ...failures(401, 403, 503) },
  },
} as const satisfies Endpoint

export const updateSettings = {
  method: 'PUT',
  url: '/api/admin/settings',
  access: 'change settings',
  schema: {
    summary:
      'Set how long messages are stored, whether profile changes need approval, and when notice emails go out',
    body: settings,
    response: { 200: messageBody, ...failures(400, 401, 403, 415, 503) },
  },
} as const satisfies Endpoint
