import * as z from 'zod/mini'
import { type Endpoint, failures, file, instant } from '../platform/endpoint.ts'
import { byLink } from './registrations.ts'

export const noCertificate = {
  none: 'This event doesn’t issue certificates.',
  before: 'Certificates are available once the event is over.',
  off: 'This event didn’t take place as announced, so there are no certificates.',
  absent: 'Only people who were checked in at the event get a certificate.',
  left: 'This registration was cancelled, so there is no certificate.',
  letters:
    'Your name contains letters that we can’t print on a certificate. Please ask the office for a paper one.',
  revoked: 'This certificate was revoked. Please ask the office.',
} as const
export type NoCertificate = keyof typeof noCertificate

export const pass = z.object({
  /** Only while the ticket is valid. */
  code: z.optional(z.string()),
  cameAt: z.optional(instant),
  certificate: z.optional(z.enum(['ready', 'before', 'off', 'letters', 'revoked'])),
})
export type Pass = z.infer<typeof pass>

export const readPass = {
  method: 'GET',
  url: '/api/registration/pass',
  access: 'everyone',
  summary: 'Get the ticket and certificate of the registration behind an emailed link',
  querystring: byLink,
  response: { 200: pass, ...failures(400) },
} as const satisfies Endpoint

export const getTicket = {
  method: 'GET',
  url: '/registrations/:token/ticket.svg',
  access: 'everyone',
  answers: 'image/svg+xml',
  summary: 'Get a registration’s ticket as a QR code',
  params: byLink,
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint

export const getCertificate = {
  method: 'GET',
  url: '/registrations/:token/certificate.pdf',
  access: 'everyone',
  writes: true,
  answers: 'application/pdf',
  summary: 'Get a registration’s certificate of attendance; issued at the first request',
  params: byLink,
  response: { 200: file, ...failures(403, 404, 429) },
} as const satisfies Endpoint

const noSuchCode = 'This code is too long for a certificate.'

export const verified = z.object({
  /** Absent if the code is unknown. */
  certificate: z.optional(
    z.object({
      code: z.string(),
      /** Absent once the name was deleted. */
      name: z.optional(z.string()),
      title: z.string(),
      date: instant,
      /** For an event of several days, while it still matches the certificate. */
      end: z.optional(instant),
      issuedAt: instant,
      revokedAt: z.optional(instant),
    }),
  ),
  /** When a newer certificate replaced this code; nothing else is revealed about either. */
  replacedAt: z.optional(instant),
})
export type Verified = z.infer<typeof verified>

export const verifyCertificate = {
  method: 'GET',
  url: '/api/certificates/:code',
  access: 'everyone',
  summary: 'Verify a certificate by its code',
  params: z.object({ code: z.string().check(z.maxLength(100, noSuchCode)) }),
  response: { 200: verified, ...failures(429) },
} as const satisfies Endpoint
