import { useQueries } from '@tanstack/react-query'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { usesOf } from 'contract/content/uses'
import { libraryItemQuery } from '#app/data/library'
import { needsAlt } from '../library/library-texts'

const message =
  'The picture has no alternative text. Describe what it shows or mark it as decorative.'

export function usePicturesWithoutAlt({ fields }: DeclaredContent, data: ContentData) {
  const uses = usesOf(fields, data).filter(({ target }) => target.kind === 'picture')
  const ids = [...new Set(uses.map(({ target }) => target.id))]
  const bare = useQueries({
    queries: ids.map((id) => libraryItemQuery(id)),
    combine: (results) =>
      results.flatMap(({ data: known }) => (known && needsAlt(known.item) ? [known.item._id] : [])),
  })
  return uses
    .filter(({ target }) => bare.includes(target.id))
    .map(({ path }) => ({ path, message }))
}
