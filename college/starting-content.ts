import type { CollectionName, ContentOf, SingletonName } from 'contract/content/types'
import { about } from './starting-content/about.ts'
import { facts } from './starting-content/facts.ts'
import { home } from './starting-content/home.ts'
import { numbers } from './starting-content/numbers.ts'

/** What the pages say before anybody has edited them in the panel. Afterwards the database says what is so. */
export const startingContent = { facts, home, about, numbers } satisfies {
  [Name in SingletonName]: ContentOf<Name>
}

/** The same of types with many entries, in their order. */
export const startingEntries: { [Name in CollectionName]: readonly ContentOf<Name>[] } = {
  page: [],
}
