import type { ContentFields } from 'contract/content/field'
import { contentTypeNames, contentTypes } from 'contract/content/types'
import { recordNames } from 'contract/records'
import { subjects as allSubjects, type Subject } from 'contract/subjects'
import { categoryTypes } from './platform/search-engine/category-signs.ts'
import type { SearchIndex, Source } from './platform/search-engine/source.ts'
import type { SearchedName } from './platform/search-engine/tables.ts'
import { contentSource } from './search/sources/content-source.ts'
import { documentSource } from './search/sources/document-source.ts'
import { recordSources } from './search/sources/record-sources.ts'
import { searchedContent } from './search/sources/searched-content.ts'

const results = contentTypeNames.flatMap((type): [Subject, Source][] => {
  const how = searchedContent[type]
  return 'leftOut' in how ? [] : [[type, contentSource(type, how)]]
})

const sources: ReadonlyMap<SearchedName, Source> = new Map<SearchedName, Source>([
  ...recordNames.map((name): [Subject, Source] => [name, recordSources[name]]),
  ...results,
  ['document', documentSource],
])

export const publicIndex: SearchIndex = {
  entries: 'searchEntries',
  bodies: 'searchBodies',
  text: 'searchText',
  state: 'rules',
  tellsWords: true,
  sources,
}

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

export const documentsIn = (subjects: readonly Subject[]): Subject[] =>
  subjects.filter((subject) => showingDocuments.has(subject))

export const touchedBy = (subjects: readonly Subject[]): SearchedName[] => [
  ...new Set([
    ...subjects.filter((subject) => sources.has(subject)),
    ...(documentsIn(subjects).length > 0 ? (['document'] as const) : []),
  ]),
]

export const searchedSubjects: readonly Subject[] = allSubjects.filter(
  (subject) =>
    touchedBy([subject]).length > 0 || categoryTypes.some((category) => category === subject),
)
