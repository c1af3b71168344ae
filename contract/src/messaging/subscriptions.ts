import * as z from 'zod/mini'
import { listedNoticeCategory } from '../content/notice-categories.ts'
import { pendingSubscriptionDays } from '../content/retention.ts'
import { languageQuery, languageQuerystring } from '../content/translations/language-query.ts'
import {
  type Endpoint,
  emailAddress,
  failures,
  messageBody,
  storedEmailAddress,
} from '../platform/endpoint.ts'

export const paces = { atOnce: 'As they are published', daily: 'Once a day' } as const
export type Pace = keyof typeof paces

const noChoice = 'Choose one of the options'
const some = (pattern: RegExp) =>
  z
    .array(z.string(noChoice).check(z.regex(pattern, noChoice)), noChoice)
    .check(z.maxLength(50, noChoice))

const choice = {
  pace: z.enum(['atOnce', 'daily'], noChoice),
  /** Slugs. Empty: all. */
  categories: some(/^[a-z\d.-]{1,80}$/),
  /** Program codes; college-wide notices always come as well. Empty: all. */
  departments: some(/^[a-z\d]{1,80}$/),
}

export const subscriptionChoice = z.object(choice)
export type SubscriptionChoice = z.infer<typeof subscriptionChoice>

const emailError = 'Please enter a valid email address'

export const subscriptionForm = z.object({
  ...choice,
  email: emailAddress(emailError, emailError),
  /** Honeypot, hidden from people. */
  website: z.optional(z.string()),
})
export type SubscriptionForm = z.infer<typeof subscriptionForm>

/** The key is part of the address that the browser is redirected to. None reveals if an address is subscribed. */
export const subscriptionFormMessages = {
  sent: 'Check your email. Follow the link we sent to confirm. Until then, we won’t send you anything else.',
  email: 'That isn’t a valid email address. Please check it and try again.',
  choice: 'A category or department you chose no longer exists. Please choose again.',
  often: 'Too many requests from your network. Please try again in ten minutes.',
  failed: 'Something went wrong. Please try again in a minute.',
  confirmed: 'Your email is confirmed. You’ll get the next notice.',
  saved: 'Your preferences are saved.',
  left: 'You’ve unsubscribed. We’ve deleted your address, and you won’t get further notices.',
} as const
export type SubscriptionFormStatus = keyof typeof subscriptionFormMessages
export const subscriptionFormStatuses =
  Object.keys(subscriptionFormMessages).filter(isSubscriptionFormStatus)
export const subscriptionSuccesses: readonly SubscriptionFormStatus[] = [
  'sent',
  'confirmed',
  'saved',
  'left',
]

export function isSubscriptionFormStatus(name: string): name is SubscriptionFormStatus {
  return Object.hasOwn(subscriptionFormMessages, name)
}

export const subscriptionLinkExpired = `This link doesn’t belong to an active subscription. You may have unsubscribed, the subscription wasn’t confirmed within ${pendingSubscriptionDays} days, or the link is incomplete.`

/** Mail programs unsubscribe with their own body (RFC 8058). */
export const subscriptionLinkActions = ['confirm', 'save', 'leave'] as const
export const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' } as const

export const subscriptionView = z.extend(subscriptionChoice, {
  email: z.string(),
  isConfirmed: z.boolean(),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

const result = z.object({
  subscription: z.optional(subscriptionView),
  categories: z.array(listedNoticeCategory),
})
export type LinkedSubscription = z.infer<typeof result>

export const readSubscription = {
  method: 'GET',
  url: '/api/subscription',
  access: 'everyone',
  summary:
    'Get the subscription behind an emailed link, with the categories to choose from; without a token, only the categories',
  querystring: z.object({
    token: z.optional(z.string().check(z.maxLength(100))),
    ...languageQuery,
  }),
  response: { 200: result, ...failures(400) },
} as const satisfies Endpoint

export const subscribed = 'You’re subscribed to notice emails'
export const unsubscribed = 'You’re unsubscribed from notice emails'
export const verifyEmailFirst =
  'Verify your email first. We only send notices to verified addresses.'

const ownUrl = '/api/account/subscription'

export const getOwnSubscription = {
  method: 'GET',
  url: ownUrl,
  access: 'student',
  summary: 'Get the student’s subscription to notices, with the options to choose from',
  querystring: languageQuerystring,
  response: { 200: result },
} as const satisfies Endpoint

export const saveOwnSubscription = {
  method: 'PUT',
  url: ownUrl,
  access: 'student',
  summary: 'Subscribe the student’s verified address to notices, or change the subscription',
  body: subscriptionChoice,
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint

export const endOwnSubscription = {
  method: 'DELETE',
  url: ownUrl,
  access: 'student',
  summary: 'Unsubscribe the student’s address',
  response: { 200: messageBody, ...failures(403) },
} as const satisfies Endpoint

const counted = z.object({ title: z.string(), count: z.number() })

export const subscriptionFigures = z.object({
  confirmed: z.number(),
  pending: z.number(),
  atOnce: z.number(),
  daily: z.number(),
  /** Subscribers without a choice get every category. */
  categories: z.array(counted),
  departments: z.array(counted),
  waiting: z.number(),
})
export type SubscriptionFigures = z.infer<typeof subscriptionFigures>

export const addressRemoved = (email: string) =>
  `${email} removed. No more notices will be sent there.`
export const addressUnknown = 'That address isn’t subscribed'

export const getSubscriptionFigures = {
  method: 'GET',
  url: '/api/admin/subscriptions',
  access: 'handle subscriptions',
  summary: 'Count notice subscribers by frequency, category and department',
  response: { 200: subscriptionFigures },
} as const satisfies Endpoint

export const countAudience = {
  method: 'GET',
  url: '/api/admin/subscriptions/audience',
  access: 'publish content',
  summary: 'Count the subscribers who would be emailed a notice of a category and department',
  querystring: z.object({
    category: z.optional(z.string()),
    department: z.optional(z.string()),
  }),
  response: { 200: z.object({ subscribers: z.number() }), ...failures(400) },
} as const satisfies Endpoint

export const removeSubscription = {
  method: 'POST',
  url: '/api/admin/subscriptions/removal',
  access: 'handle subscriptions',
  summary: 'Unsubscribe an address at its owner’s request',
  body: z.object({ email: storedEmailAddress(emailError, emailError) }),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint
