import { dayMilliseconds } from '../platform/durations.ts'

export const newDays = 7

/** In epoch milliseconds. */
export const newUntil = (publishedAt: string) => Date.parse(publishedAt) + newDays * dayMilliseconds

export const isNewNotice = (publishedAt: string, now: Date) => now.getTime() < newUntil(publishedAt)
