import * as z from 'zod/mini'
import { languageQuery } from '../content/translations/language-query.ts'
import {
  type Endpoint,
  emailAddress,
  failures,
  line,
  messageBody,
  newIdQuery,
  optionalLine,
  phoneNumber,
  requiredLines,
} from '../platform/endpoint.ts'

export const messageSent = "Message sent successfully! We'll get back to you soon."

export const contactForm = z.object({
  name: line('Name', 100),
  email: emailAddress('Email is required', 'Please enter a valid email address'),
  phone: phoneNumber('Phone', 'Please enter a valid phone number'),
  subject: optionalLine('Subject', 200),
  message: requiredLines('Message', 5_000),
  /** See `contract/messaging/message-topics`; event ids work, too. Unknown values are ignored. */
  about: optionalLine('About', 100),
  /** Honeypot: hidden from people. A filled one marks the message as suspected spam. */
  website: z.optional(z.string('Website must be text')),
  /** From first display to submission; too fast marks the message as suspected spam. */
  secondsToFill: z.optional(z.number('secondsToFill must be a number of seconds')),
})
export type ContactForm = z.infer<typeof contactForm>

export const messageNumber = /^\d{3}-\d{3}-\d{3}$/

const messageReceived = z.extend(messageBody, { number: z.optional(z.string()) })

export const createContactMessage = {
  method: 'POST',
  url: '/api/contact',
  access: 'everyone',
  summary: 'Send a message to the college office',
  querystring: z.extend(newIdQuery, languageQuery),
  body: contactForm,
  response: { 201: messageReceived, ...failures(403, 413, 429) },
} as const satisfies Endpoint
