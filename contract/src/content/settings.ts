import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'

export const settingsSaved = 'Settings saved'
export const settingChanged =
  'Not saved: someone else changed this setting in the meantime. Please review it again.'

export const retentionMonths = [6, 12, 24, 36] as const

/** In the college's time zone. */
export const digestHours = [7, 9, 12, 15, 18, 20] as const
export const defaultDigestHour = 18

export const settings = z.object({
  /** Absent: until someone deletes them. */
  messagesKeptMonths: z.optional(z.literal(retentionMonths, 'Choose one of the options')),
  /** Absent: `defaultRegistrationMonths`. */
  registrationsKeptMonths: z.optional(z.literal(retentionMonths, 'Choose one of the options')),
  /** Absent: changes go live at once. */
  approvesProfiles: z.optional(z.literal(true, 'Choose one of the options')),
  /** Absent: `defaultDigestHour`. */
  digestHour: z.optional(z.literal(digestHours, 'Choose one of the options')),
})
export type Settings = z.infer<typeof settings>

export const getSettings = {
  method: 'GET',
  url: '/api/admin/settings',
  access: 'change settings',
  summary: 'Get the college’s settings',
  response: { 200: settings },
} as const satisfies Endpoint

/** `seen`: the settings on the screen. With it, only what differs from them is changed, unless someone else changed that, too. */
export const settingsChange = z.extend(settings, { seen: z.optional(settings) })
export type SettingsChange = z.infer<typeof settingsChange>

export const updateSettings = {
  method: 'PUT',
  url: '/api/admin/settings',
  access: 'change settings',
  summary:
    'Set how long messages are stored, whether profile changes need approval, and when notice emails go out',
  body: settingsChange,
  response: { 200: messageBody, ...failures(409) },
} as const satisfies Endpoint
