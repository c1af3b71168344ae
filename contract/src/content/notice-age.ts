import { dayMilliseconds } from '../platform/durations.ts'

/** So many days a notice is marked as new. */
export const newDays = 7

/** When a notice that was published at an instant is new no more; epoch milliseconds. */
export const newUntil = (publishedAt: string) => Date.parse(publishedAt) + newDays * dayMilliseconds

/** Whether a notice is new at a moment. */
export const isNewNotice = (publishedAt: string, moment: Date) =>
  moment.getTime() < newUntil(publishedAt)
