import { useQuery } from '@tanstack/react-query'
import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { declaredOf } from 'contract/content/translations/translation-types'
import { isPaged } from 'contract/content/types'
import { bareName } from 'contract/platform/fold-text'
import { contentOfTypeQuery, noticesTitledQuery } from '#app/data/content-lists'
import { useDebounced } from '#app/lib/use-debounced'

const pauseMilliseconds = 500

type Titled = Pick<EditedContent, '_id' | 'type'>

/** Another entry of the type with the same title: probably the same thing twice. */
export function useSameTitle({ _id, type }: Titled, data: ContentData) {
  const declared = declaredOf(type)
  const nameField = declared.isSingle ? '' : declared.nameField
  const typed = data[nameField]
  const title = useDebounced(typeof typed === 'string' ? typed.trim() : '', pauseMilliseconds)
  const isOfPages = isPaged(type)
  const { data: listed = [] } = useQuery(contentOfTypeQuery(nameField && !isOfPages ? type : ''))
  const { data: paged = [] } = useQuery(noticesTitledQuery(isOfPages ? title : ''))
  const isSame = (one: { _id: string; title: string }) =>
    one._id !== _id && title !== '' && bareName(one.title) === bareName(title)
  const one = declared.one.toLowerCase()
  return [...listed, ...paged].some(isSame)
    ? [{ path: nameField, message: `Another ${one} has the same title` }]
    : []
}
