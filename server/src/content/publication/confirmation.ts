import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { badRequest } from '../../platform/errors.ts'

export type Confirmation = { isConfirmed?: true | undefined }

/** Undefined for most types. */
export function requiredConfirmation(type: ContentTypeName, data: ContentData): string | undefined {
  const declared: DeclaredContent = contentTypes[type]
  return declared.isSingle ? undefined : declared.confirmBefore?.(data)
}

/** Rejects with 400 and the question. */
export function requireConfirmed(
  type: ContentTypeName,
  data: ContentData,
  { isConfirmed }: Confirmation,
): void {
  const requested = requiredConfirmation(type, data)
  if (requested && !isConfirmed) throw badRequest(requested, { isConfirmed: requested })
}
