import * as z from 'zod/mini'
import { eventLifecycleStatuses } from '../events/event-status.ts'
import { type Endpoint, instant, messageBody } from '../platform/endpoint.ts'

export const setUpUpdated = 'Saved'

/** In this order on the dashboard. */
export const setUpSteps = [
  'name',
  'phone',
  'hours',
  'courses',
  'notice',
  'people',
  'colleague',
  'email',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

const eventOfWeek = z.object({
  _id: z.string(),
  title: z.string(),
  date: instant,
  end: z.optional(instant),
  time: z.optional(z.string()),
  isAllDay: z.optional(z.string()),
  venue: z.optional(z.string()),
  state: z.optional(z.enum(eventLifecycleStatuses)),
  /** Where the account handles the registrations. */
  seats: z.optional(z.object({ capacity: z.number(), taken: z.number(), waiting: z.number() })),
})
export type EventOfWeek = z.infer<typeof eventOfWeek>

const waitingList = z.object({ _id: z.string(), title: z.string(), waiting: z.number() })

/** Each part is absent if the account lacks the permission. */
export const today = z.object({
  /** Nobody has answered or closed them. */
  newMessages: z.optional(z.number()),
  waitingLists: z.optional(z.array(waitingList)),
  /** The next seven days. */
  events: z.optional(z.array(eventOfWeek)),
  missing: z.optional(
    z.object({
      /** Public entries with a required field that is empty. */
      incompleteEntries: z.number(),
      /** Within the last seven days. */
      expiredNotices: z.number(),
      picturesWithoutText: z.number(),
    }),
  ),
  /** Absent also once all is done, or if the account has dismissed it. */
  setUp: z.optional(z.object({ done: z.array(z.enum(setUpSteps)), factsId: z.string() })),
})
export type TodayOverview = z.infer<typeof today>

export const readToday = {
  method: 'GET',
  url: '/api/admin/today',
  access: 'see records',
  summary: 'Get what is waiting for the account, what is missing, and this week’s events',
  response: { 200: today },
} as const satisfies Endpoint

export const dismissSetUp = {
  method: 'PUT',
  url: '/api/admin/set-up',
  access: 'own account',
  summary: 'Hide the setup steps on your own dashboard, or show them again',
  body: z.object({ isDismissed: z.boolean('isDismissed must be true or false') }),
  response: { 200: messageBody },
} as const satisfies Endpoint
