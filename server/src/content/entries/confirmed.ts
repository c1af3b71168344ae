import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { badRequest } from '../../platform/http/errors.ts'

export type Meant = { isConfirmed?: true | undefined }

/** Undefined for most types. */
export function asksBefore(type: ContentTypeName, data: ContentData): string | undefined {
  const declared: DeclaredContent = contentTypes[type]
  return declared.isSingle ? undefined : declared.askBefore?.(data)
}

/** Rejects with 400 and the question. */
export function requireConfirmed(
  type: ContentTypeName,
  data: ContentData,
  { isConfirmed }: Meant,
): void {
  const asked = asksBefore(type, data)
  if (asked && !isConfirmed) throw badRequest(asked, { isConfirmed: asked })
}
