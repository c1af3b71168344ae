import type { StartingDocument, StartingPicture } from 'contract/content/library/starting-files'
import {
  type CollectionName,
  collectionNames,
  contentTypes,
  isCollectionName,
  singletonNames,
} from 'contract/content/types'
import { createNames, entryFileName } from './folder-names.ts'
import type { ExportedEntry } from './public-texts.ts'
import { listOfNames, sourceText } from './source-text.ts'

export type Sources = Map<string, string>

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(' ', '')
const camel = (name: string) =>
  name.replace(/[^A-Za-z\d]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')

const manyOf = (type: CollectionName) => {
  const { many } = contentTypes[type]
  return camel(many[0]?.toLowerCase() + many.slice(1).toLowerCase())
}

const typeImport = "import type { ContentOf } from 'contract/content/types'\n"

const importOf = ({ name, path }: { name: string; path: string }) =>
  `import { ${name} } from './${path}'\n`

const importsOf = (modules: readonly { name: string; path: string }[]) =>
  modules
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(importOf)
    .join('')

const folder = 'starting-content'

function addCollection(sources: Sources, type: CollectionName, entries: readonly ExportedEntry[]) {
  const many = manyOf(type)
  const give = createNames()
  const modules = entries.map(({ slug, data }) => {
    const file = give(entryFileName(slug))
    const name = camel(`${type}-${file}`)
    const path = `${kebab(many)}/${file}.ts`
    const source = `${typeImport}\nexport const ${name}: ContentOf<'${type}'> = ${sourceText(data)}\n`
    sources.set(`${folder}/${path}`, source)
    return { name, path }
  })
  const list = listOfNames(
    `export const ${many}: readonly ContentOf<'${type}'>[] = `,
    modules.map(({ name }) => name),
  )
  sources.set(`${folder}/${kebab(many)}.ts`, `${typeImport}${importsOf(modules)}\n${list}\n`)
}

/** What the content of a type with one entry is called: `startingTerms`. */
const startingNameOf = (type: string) => camel(`starting-${type}`)

function startingContentSource(collections: readonly CollectionName[]): string {
  const modules = [
    ...singletonNames.map((type) => ({ name: startingNameOf(type), file: type })),
    ...collections.map((type) => ({ name: manyOf(type), file: manyOf(type) })),
  ].map(({ name, file }) => ({ name, path: `${folder}/${kebab(file)}.ts` }))
  const lists = collectionNames.map(
    (type) => `  ${type}: ${collections.includes(type) ? manyOf(type) : '[]'},\n`,
  )
  return `import type { CollectionName, ContentOf, SingletonName } from 'contract/content/types'
${importsOf(modules)}
/** Used until an editor changes it; then the database counts. */
export const startingContent = {
${singletonNames.map((type) => `  ${type}: ${startingNameOf(type)},\n`).join('')}} satisfies {
  [Name in SingletonName]: ContentOf<Name>
}

export const startingEntries: { [Name in CollectionName]: readonly ContentOf<Name>[] } = {
${lists.join('')}}
`
}

export function wordSources(entries: readonly ExportedEntry[]): Sources {
  const sources: Sources = new Map()
  for (const { type, data } of entries)
    if (!isCollectionName(type))
      sources.set(
        `${folder}/${kebab(type)}.ts`,
        `${typeImport}\nexport const ${startingNameOf(type)}: ContentOf<'${type}'> = ${sourceText(data)}\n`,
      )
  const collections = collectionNames.filter((type) => entries.some((one) => one.type === type))
  for (const type of collections)
    addCollection(
      sources,
      type,
      entries.filter((one) => one.type === type),
    )
  return sources.set(`${folder}.ts`, startingContentSource(collections))
}

const typeNames = { pictures: 'StartingPicture', documents: 'StartingDocument' } as const

export function fileSource(
  kind: keyof typeof typeNames,
  text: Readonly<Record<string, StartingPicture | StartingDocument>>,
): string {
  const type = typeNames[kind]
  const name = type.replace('S', 's')
  return `import type { ${type} } from 'contract/content/library/starting-files'

export const ${name}s: ReadonlyMap<string, ${type}> = new Map(
  Object.entries<${type}>(${sourceText(text, '  ')}),
)
`
}
