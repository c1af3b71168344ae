import {
  type CollectionName,
  collectionNames,
  contentTypes,
  type SingletonName,
} from 'contract/content/types'
import { memberPath } from 'contract/people/faculty'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { RecordName } from 'contract/records'

export type PageTarget =
  | { type: SingletonName }
  | { type: CollectionName; slug: string }
  | { record: RecordName; name: string }

/** Several entries may share a page; these are the main texts of theirs. */
export const mainTexts = [
  'home',
  'about',
  'contactPage',
  'eventPages',
  'teamPage',
  'privacy',
  'terms',
] as const satisfies readonly SingletonName[]

const recordFolders: readonly { record: RecordName; folder: string }[] = [
  { record: 'events', folder: pageAddresses.event('') },
  { record: 'faculty', folder: memberPath('') },
]

function nameIn(path: string, folder: string): string | undefined {
  const name = path.startsWith(folder) ? path.slice(folder.length) : ''
  return name === '' || name.includes('/') ? undefined : name
}

/** From the address alone, whether or not the page exists. */
export function targetOfPage(path: string): PageTarget | undefined {
  const type = mainTexts.find((name) => contentTypes[name].page === path)
  if (type) return { type }
  for (const { record, folder } of recordFolders) {
    const name = nameIn(path, folder)
    if (name) return { record, name }
  }
  for (const type of collectionNames) {
    const slug = nameIn(path, contentTypes[type].page(''))
    if (slug) return { type, slug }
  }
  return undefined
}
