import * as z from 'zod/mini'
import { contentParams } from '../content/calls.ts'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'

export const testEmailSent = (email: string) => `Test sent to ${email}`
export const correctionEmailed = 'Subscribers are being emailed the correction.'
export const nothingToCorrect =
  'Nobody has been emailed this notice yet, so there’s nothing to correct'

/** `none`: it will be, when it is published as news. `queued`: some still have to be. */
const status = z.enum(['none', 'skipped', 'queued', 'sent'])
export type NoticeEmailStatus = z.infer<typeof status>

const path = '/api/admin/notice-emails/:_id'

export const readNoticeEmail = {
  method: 'GET',
  url: path,
  access: 'publish content',
  summary: 'Get whether subscribers were, or will be, emailed a notice',
  params: contentParams,
  response: { 200: z.object({ status }), ...failures(404) },
} as const satisfies Endpoint

export const setNoticeEmail = {
  method: 'PUT',
  url: path,
  access: 'publish content',
  summary:
    'Choose whether subscribers are emailed a notice when it is published; no effect once they have been',
  params: contentParams,
  body: z.object({ isSkipped: z.boolean('isSkipped must be true or false') }),
  response: { 200: z.object({ status }), ...failures(404, 413) },
} as const satisfies Endpoint

export const emailCorrection = {
  method: 'POST',
  url: `${path}/correction`,
  access: 'publish content',
  summary: 'Email subscribers once more about a notice that was corrected',
  params: contentParams,
  response: { 200: messageBody, ...failures(404, 409, 415, 429) },
} as const satisfies Endpoint

export const sendTestEmail = {
  method: 'POST',
  url: `${path}/test`,
  access: 'write content',
  summary: 'Send the email about a notice to the account itself, as the notice is now written',
  params: contentParams,
  response: { 200: messageBody, ...failures(404, 415, 429) },
} as const satisfies Endpoint
