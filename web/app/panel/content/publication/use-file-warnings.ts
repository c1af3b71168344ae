import { useQueries } from '@tanstack/react-query'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { isLibraryKind, type LibraryItem } from 'contract/content/library/items'
import { usesOf } from 'contract/content/uses'
import { libraryItemQuery } from '#app/data/library'
import { needsAlt, needsTranscript } from '../library/library-texts'

/** Names given to files that aren’t final. Words at the ends only, so that an “Entrance test syllabus” passes. */
const provisional = [
  /(?<!\p{L})wrong(?!\p{L})/iu,
  /^(?:old|test|temp|tmp|copy|draft)(?:[\s_-]*\d*$|_)/i,
  /[_(-]\s*(?:old|test|temp|tmp|copy|draft)\s*\d*\)?$/i,
  /(?<!\p{L})(?:old|copy)$/iu,
  /(?<!\p{L})final[\s_-]*(?:\d{1,2}|final)(?!\d)/iu,
]

export const isProvisionalName = (name: string): boolean =>
  provisional.some((pattern) => pattern.test(name.trim()))

const noAlt =
  'The picture has no alternative text. Describe what it shows or mark it as decorative.'

function warningsAbout(item: LibraryItem): string[] {
  const { name, kind, transcript } = item
  const isUnread = kind === 'document' && needsTranscript(item) && !transcript
  return [
    ...(needsAlt(item) ? [noAlt] : []),
    ...(isProvisionalName(name) ? [`The file is called “${name}”. Is it the right one?`] : []),
    ...(isUnread
      ? [`“${name}” has no text that search and screen readers can read. Add a text version.`]
      : []),
  ]
}

export function useFileWarnings({ fields }: DeclaredContent, data: ContentData) {
  const uses = usesOf(fields, data).filter(({ target }) => isLibraryKind(target.kind))
  const ids = [...new Set(uses.map(({ target }) => target.id))]
  const warnings = useQueries({
    queries: ids.map((id) => libraryItemQuery(id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) => (data ? [[data.item._id, warningsAbout(data.item)]] : [])),
      ),
  })
  return uses.flatMap(({ path, target }) =>
    (warnings.get(target.id) ?? []).map((message) => ({ path, message })),
  )
}
