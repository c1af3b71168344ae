import { documentPath } from '../documents/document-names.ts'
import { spansOf } from './content-source.ts'
import type { Listed, Reading, Source, Span } from './source.ts'

/** What public texts show now or later: each document of the library with the entry that shows it. */
const selectShown = (trx: Reading) =>
  trx
    .selectFrom('contentUses')
    .innerJoin('contentItems', 'contentItems._id', 'contentUses.itemId')
    .innerJoin('libraryItems', 'libraryItems._id', 'contentUses.targetId')
    .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
    .where('target', '=', 'document')
    .where('kind', '=', 'document')
    .where('libraryItems.deletedAt', 'is', null)
    .where('contentItems.deletedAt', 'is', null)
    .where(({ or, eb, ref }) =>
      or([
        eb('contentUses.revisionId', '=', ref('publishedId')),
        eb('contentUses.revisionId', '=', ref('scheduledId')),
      ]),
    )
    .select(['targetId', 'contentUses.revisionId', 'libraryItems.version', 'readAt'])
    .select(['publishedId', 'scheduledId', 'publishAt', 'unpublishAt'])

/** Spans that meet or overlap as one: a document is found once, on however many pages it is. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans.toSorted((one, other) => (one.shownFrom < other.shownFrom ? -1 : 1))) {
    const last = whole.at(-1)
    if (!last || last.shownUntil < span.shownFrom) whole.push({ ...span })
    else if (last.shownUntil < span.shownUntil) last.shownUntil = span.shownUntil
  }
  return whole
}

/** Documents with their text, each while something that is public shows it, and with the file that it has now. */
export const documentSource: Source = {
  list: async (trx) => {
    const spans = new Map<string, Span[]>()
    for (const row of await selectShown(trx).execute()) {
      // Whatever is changed of it raises its version; what is read of it comes later where it is old.
      const revision = `${row.version} ${row.readAt ?? 'not read'}`
      const shown = spansOf(row)
        .filter((span) => span.revision === row.revisionId)
        .map((span) => ({ ...span, revision }))
      spans.set(row.targetId, [...(spans.get(row.targetId) ?? []), ...shown])
    }
    return [...spans].flatMap(([itemId, shown]) =>
      joined(shown).map((span): Listed => ({ itemId, ...span })),
    )
  },
  tell: async (trx, listed) => {
    const rows = await trx
      .selectFrom('libraryItems')
      .innerJoin('libraryVersions', 'libraryVersions._id', 'libraryItems.versionId')
      .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
      .select(['libraryItems._id', 'name', 'libraryVersions.createdAt', 'title', 'text'])
      .where(
        'libraryItems._id',
        'in',
        listed.map(({ itemId }) => itemId),
      )
      .execute()
    return listed.flatMap((one) => {
      const row = rows.find(({ _id }) => _id === one.itemId)
      if (!row) return []
      const { name, title, text, createdAt: date } = row
      const path = documentPath(row)
      return [
        {
          ...one,
          kind: 'document' as const,
          path,
          title: name,
          body: text ?? '',
          also: title ?? '',
          date,
        },
      ]
    })
  },
}
