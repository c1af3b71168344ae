import type { EditedContent } from 'contract/content/calls'
import { contentTypes } from 'contract/content/types'

/** Where visitors see the entry, if they can. */
export function siteAddressOf({ type, isPublic, publicData }: EditedContent): string | undefined {
  if (!isPublic) return undefined
  const declared = contentTypes[type]
  if (!declared.isSingle) {
    const slug = publicData?.slug
    return typeof slug === 'string' ? declared.page(slug) : undefined
  }
  return typeof declared.page === 'string' ? declared.page : undefined
}
