import type { ContentOf, ContentTypeName } from 'contract/content/types'
import { about } from './starting-content/about.ts'
import { facts } from './starting-content/facts.ts'
import { home } from './starting-content/home.ts'
import { numbers } from './starting-content/numbers.ts'

/** What the pages say before anybody has edited them in the panel. Afterwards the database says what is so. */
export const startingContent = { facts, home, about, numbers } satisfies {
  [Name in ContentTypeName]: ContentOf<Name>
}
