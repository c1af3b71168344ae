import type { ContentData } from 'contract/content/data'
import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'
import { badRequest } from '../../platform/errors.ts'

export type Confirmation = { isConfirmed?: true | undefined }

/** Undefined for most types. */
export function requiredConfirmation(type: EntryTypeName, data: ContentData): string | undefined {
  const declared = declaredOf(type)
  return declared.isSingle ? undefined : declared.confirmBefore?.(data)
}

/** Rejects with 400 and the question. */
export function requireConfirmed(
  type: EntryTypeName,
  data: ContentData,
  { isConfirmed }: Confirmation,
): void {
  const requested = requiredConfirmation(type, data)
  if (requested && !isConfirmed) throw badRequest(requested, { isConfirmed: requested })
}
