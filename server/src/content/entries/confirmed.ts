import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { badRequest } from '../../platform/http/errors.ts'

/** Whether somebody has said that a publication is meant. */
export type Meant = { isConfirmed?: true | undefined }

/** What a publication would do that somebody has to confirm; undefined of most. */
export function asksBefore(type: ContentTypeName, data: ContentData): string | undefined {
  const declared: DeclaredContent = contentTypes[type]
  return declared.isSingle ? undefined : declared.askBefore?.(data)
}

/** Rejects with 400 and what a publication would do, where that has to be confirmed and was not. */
export function requireConfirmed(
  type: ContentTypeName,
  data: ContentData,
  { isConfirmed }: Meant,
): void {
  const asked = asksBefore(type, data)
  if (asked && !isConfirmed) throw badRequest(asked, { isConfirmed: asked })
}
