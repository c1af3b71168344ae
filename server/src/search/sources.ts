import { type ContentTypeName, contentTypeNames } from 'contract/content/types'
import { recordNames } from 'contract/records'
import type { Subject } from 'contract/subjects'
import { contentSource, type SearchedContent } from './content-source.ts'
import { recordSources } from './record-sources.ts'
import type { Source } from './source.ts'

/** Why nothing is found of a type. */
type LeftOut = { leftOut: string }

const aroundOthers = {
  leftOut: 'it says what stands around other things, which are found themselves',
}

/** How each type of content is found, or why not. */
const searchedContent: Record<ContentTypeName, SearchedContent | LeftOut> = {
  course: { kind: 'course', title: { fields: ['title', 'fullTitle'] } },
  courseGroup: { kind: 'page', title: { fields: ['title'] } },
  page: { kind: 'page', title: { fields: ['title'] } },
  notice: { kind: 'notice', title: { fields: ['title'] } },
  noticeCategory: { leftOut: 'its list is found by the notices of it' },
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

const found = contentTypeNames.flatMap((type): [Subject, Source][] => {
  const how = searchedContent[type]
  return 'leftOut' in how ? [] : [[type, contentSource(type, how)]]
})

/** What can be found, by its subject. */
export const sources: ReadonlyMap<Subject, Source> = new Map([
  ...recordNames.map((name): [Subject, Source] => [name, recordSources[name]]),
  ...found,
])

/** The subjects of which something can be found. */
export const searchedSubjects: readonly Subject[] = [...sources.keys()]
