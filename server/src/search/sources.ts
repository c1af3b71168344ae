import type { ContentFields } from 'contract/content/field'
import { type ContentTypeName, contentTypeNames, contentTypes } from 'contract/content/types'
import { recordNames } from 'contract/records'
import { subjects as allSubjects, type Subject } from 'contract/subjects'
import { contentSource, type SearchedContent } from './content-source.ts'
import { documentSource } from './document-source.ts'
import { recordSources } from './record-sources.ts'
import type { Source } from './source.ts'
import type { SearchedName } from './tables.ts'

/** Why nothing is found of a type. */
type LeftOut = { leftOut: string }

const aroundOthers = {
  leftOut: 'it says what stands around other things, which are found themselves',
}

/** How each type of content is found, or why not. */
export const searchedContent: Record<ContentTypeName, SearchedContent | LeftOut> = {
  course: { kind: 'course', title: { fields: ['title', 'fullTitle'] } },
  courseGroup: { kind: 'page', title: { fields: ['title'] } },
  page: { kind: 'page', title: { fields: ['title'] } },
  notice: { kind: 'notice', title: { fields: ['title'] }, datedBy: 'date' },
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

/** What can be found, by what it is about. */
export const sources: ReadonlyMap<SearchedName, Source> = new Map<SearchedName, Source>([
  ...recordNames.map((name): [Subject, Source] => [name, recordSources[name]]),
  ...found,
  ['document', documentSource],
])

const mayShowDocument = (fields: ContentFields): boolean =>
  Object.values(fields).some(
    ({ kind, prose, items }) =>
      kind === 'document' ||
      prose?.parts.includes('download') ||
      (items !== undefined && mayShowDocument(items.fields)),
  )

const showingDocuments = new Set<Subject>(
  contentTypeNames.filter((name) => mayShowDocument(contentTypes[name].fields)),
)

/** What a change of these subjects may change of what is found. */
export const touchedBy = (subjects: readonly Subject[]): SearchedName[] => [
  ...subjects.filter((subject) => sources.has(subject)),
  ...(subjects.some((subject) => showingDocuments.has(subject)) ? (['document'] as const) : []),
]

/** The subjects by which what is found changes. */
export const searchedSubjects: readonly Subject[] = allSubjects.filter(
  (subject) => touchedBy([subject]).length > 0,
)
