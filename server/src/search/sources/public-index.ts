import type { ContentFields } from 'contract/content/field'
import { contentTypeNames, contentTypes } from 'contract/content/types'
import { recordNames } from 'contract/records'
import { subjects as allSubjects, type Subject } from 'contract/subjects'
import type { UpdateIndex } from '../../platform/db/open.ts'
import type { SearchedName } from '../../platform/db/search-tables.ts'
import { categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { publicTables, type SearchIndex, type Source } from '../../platform/search-engine/source.ts'
import { updateIndex } from '../../platform/search-engine/update-index.ts'
import { contentSource } from './content-source.ts'
import { documentSource } from './document-source.ts'
import { recordSources } from './record-sources.ts'
import { searchedContent } from './searched-content.ts'

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
  ...publicTables,
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

const touchedBy = (subjects: readonly Subject[]): SearchedName[] => [
  ...new Set([
    ...subjects.filter((subject) => sources.has(subject)),
    ...(subjects.some((subject) => showingDocuments.has(subject)) ? (['document'] as const) : []),
  ]),
]

export const searchedSubjects: readonly Subject[] = allSubjects.filter(
  (subject) =>
    touchedBy([subject]).length > 0 || categoryTypes.some((category) => category === subject),
)

/** Runs in the transaction of each change. */
export const updatePublicIndex: UpdateIndex = (engine) => (trx, subjects, entry) =>
  updateIndex(trx, engine, publicIndex, { searched: touchedBy(subjects), entry })
