import { type Check, warnAbout } from './check.ts'
import { isBlankRichText } from './rich-text/rich-text-node.ts'
import { isDay } from './time-fields.ts'

const isThere = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

export const hasNoticeText: Check = ({ body, documents }) => {
  if (!isBlankRichText(body) || (Array.isArray(documents) && documents.length > 0)) return []
  return [{ path: 'body', message: 'Add a text or a document', level: 'stop' }]
}

export const pinEndsWithNotice: Check = ({ pinnedUntil, validUntil }) =>
  isThere(pinnedUntil) && isThere(validUntil) && validUntil < pinnedUntil
    ? [
        {
          path: 'pinnedUntil',
          message: 'The notice expires before this day, so it’s pinned only until then',
          level: 'warn',
        },
      ]
    : []

/** It would never appear in the list. */
export const isStillValid: Check = ({ validUntil }, _, now) =>
  isThere(validUntil) && isDay(validUntil) && validUntil < now.toISOString().slice(0, 10)
    ? [
        {
          path: 'validUntil',
          message: 'This day has passed, so the notice will go straight to the archive',
          level: 'warn',
        },
      ]
    : []

/** Dates further ahead are usually a mistyped year. */
const longestYears = 2

export const daysAreNear = warnAbout(({ field, text }, now) => {
  const last = new Date(now)
  last.setUTCFullYear(now.getUTCFullYear() + longestYears)
  return field.kind === 'day' && isDay(text) && text > last.toISOString().slice(0, 10)
    ? 'This is more than two years away'
    : undefined
})
