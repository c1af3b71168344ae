import { localDay } from '../platform/zoned-time.ts'
import type { DeclaredContent } from './content-type.ts'
import type { ContentData } from './data.ts'

export const publishedAfterLastDay =
  'Its last day (“Valid until”) is before this time, so it will go straight to the archive.'

/** If it is published at that time, no list ever shows it. */
export function isAfterLastDay(
  declared: DeclaredContent,
  data: ContentData,
  at: string,
  timeZone: string,
): boolean {
  const lastDay = declared.isSingle ? undefined : declared.lastDay?.(data)
  return lastDay !== undefined && lastDay < localDay(at, timeZone)
}

/** Before it is published at that time, which nobody may be watching. */
export const questionBefore = (
  declared: DeclaredContent,
  data: ContentData,
  at: string | undefined,
  timeZone: string,
): string | undefined =>
  (declared.isSingle ? undefined : declared.confirmBefore?.(data)) ??
  (at && isAfterLastDay(declared, data, at, timeZone) ? publishedAfterLastDay : undefined)
