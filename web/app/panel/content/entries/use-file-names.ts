import { useQueries } from '@tanstack/react-query'
import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { libraryItemQuery } from '#app/data/library'
import { fileIn, itemName } from './form-data'

/** Names of the files in items that have no text of their own. Their controls load them anyway. */
export function useFileNames(fields: ContentFields, items: readonly ContentData[]) {
  const ids = items.flatMap((item) => (itemName(fields, item) ? [] : (fileIn(fields, item) ?? [])))
  const distinct = [...new Set(ids)]
  const names = useQueries({
    queries: distinct.map((id) => libraryItemQuery(id)),
    combine: (results) => new Map(distinct.map((id, at) => [id, results[at]?.data?.item.name])),
  })
  return (item: ContentData): string => names.get(fileIn(fields, item) ?? '') ?? ''
}
