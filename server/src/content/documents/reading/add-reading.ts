import type { Trx } from '../../../platform/db/schema.ts'
import type { DocumentReading } from './document-reading.ts'

/** False if it was already stored. */
export async function addReading(
  trx: Trx,
  versionId: string,
  { pages, language, title, textKind, fault, text, ...is }: DocumentReading,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('documents')
    .values({
      versionId,
      pages: pages ?? null,
      language: language ?? null,
      saysLanguage: is.saysLanguage ? 1 : 0,
      title: title ?? null,
      textKind: textKind ?? null,
      isTagged: is.isTagged ? 1 : 0,
      isProtected: is.isProtected ? 1 : 0,
      isCut: is.isCut ? 1 : 0,
      fault: fault ?? null,
      text,
      readAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
