import { useQuery } from '@tanstack/react-query'
import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { nameOfLanguage } from 'contract/content/translations/name-of-language'
import { textHash } from 'contract/content/translations/text-hash'
import { textsOf } from 'contract/content/translations/texts-of'
import { declaredOf } from 'contract/content/translations/translation-types'
import { useState } from 'react'
import { translationsQuery } from '#app/data/translations'

/** When a public text with translations changes, offers to confirm that they are still correct. */
export function useCorrection(
  { _id, type, publicData, sourceId }: EditedContent,
  data: ContentData,
) {
  const [isChosen, choose] = useState(false)
  const { data: translations = [] } = useQuery({
    ...translationsQuery(_id),
    enabled: sourceId === undefined && publicData !== undefined,
  })
  if (translations.length === 0 || !publicData) return undefined
  const { fields } = declaredOf(type)
  const now = new Map(textsOf(fields, data, {}).map(({ path, english }) => [path, english]))
  const isChanged = textsOf(fields, publicData, {}).some(
    ({ path, english }) => now.has(path) && textHash(now.get(path)) !== textHash(english),
  )
  if (!isChanged) return undefined
  const names = translations.map(({ language }) => nameOfLanguage(language)).join(' and ')
  return { isChosen, choose, label: `Small correction: the ${names} is still correct` }
}
export type Correction = ReturnType<typeof useCorrection>
