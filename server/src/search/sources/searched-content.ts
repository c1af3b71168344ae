import type { DeclaredContent } from 'contract/content/content-type'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { hasStoredItem } from '../../content/disclosure/has-stored-item.ts'
import type { Named, SearchedContent } from './content-source.ts'

type LeftOut = { leftOut: string }

const aroundOthers = {
  leftOut: 'it says what stands around other things, which are found themselves',
}

export const searchedContent: Record<ContentTypeName, SearchedContent | LeftOut> = {
  course: { kind: 'course', title: { fields: ['title', 'fullTitle'] } },
  courseGroup: { kind: 'page', title: { fields: ['title'] } },
  page: { kind: 'page', title: { fields: ['title'] } },
  notice: {
    kind: 'notice',
    title: { fields: ['title'] },
    datedBy: 'date',
    validUntil: 'validUntil',
    category: 'category',
  },
  noticeCategory: { leftOut: 'notices are found by what their category is called' },
  eventCategory: { leftOut: 'events are found by what their category is called' },
  alert: { leftOut: 'every page shows it while it is public' },
  disclosureGroup: { leftOut: 'its items are found themselves' },
  disclosureItem: { kind: 'page', title: { fields: ['title'] }, isShown: hasStoredItem },
  about: { kind: 'page', title: { words: 'About us' } },
  facts: { kind: 'page', title: { words: 'Contact' } },
  campus: { kind: 'page', title: { words: 'Facilities' }, path: '/#facilities' },
  teamPage: { kind: 'page', title: { fields: ['title'] } },
  privacy: { kind: 'page', title: { words: 'Privacy' } },
  terms: { kind: 'page', title: { words: 'Terms' } },
  contactPage: { leftOut: 'its page is found by the facts of the college' },
  home: aroundOthers,
  slides: aroundOthers,
  eventSlides: aroundOthers,
  eventPages: aroundOthers,
  coursePages: aroundOthers,
  accountPages: aroundOthers,
  menus: aroundOthers,
  numbers: aroundOthers,
}

/** Also for types that search leaves out. */
export function namedContent(type: ContentTypeName): Named {
  const how = searchedContent[type]
  if (!('leftOut' in how)) return how
  const declared: DeclaredContent = contentTypes[type]
  const title = declared.isSingle ? { words: declared.one } : { fields: [declared.nameField] }
  return { title }
}
