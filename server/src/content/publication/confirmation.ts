import { college } from 'college/facts'
import type { ContentData } from 'contract/content/data'
import { questionBefore } from 'contract/content/last-day'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import { badRequest } from '../../platform/errors.ts'

export type Confirmation = { isConfirmed?: true | undefined }

/** Undefined for most entries. Without a time, someone who sees its form publishes it now. */
export const requiredConfirmation = (
  type: EntryTypeName,
  data: ContentData,
  at?: string,
): string | undefined => questionBefore(declaredOf(type), data, at, college.timeZone)

/** Rejects with 400 and the question. */
export function requireConfirmed(
  type: EntryTypeName,
  data: ContentData,
  { isConfirmed, at }: Confirmation & { at?: string | undefined },
): void {
  const question = requiredConfirmation(type, data, at)
  if (question && !isConfirmed) throw badRequest(question, { isConfirmed: question })
}
