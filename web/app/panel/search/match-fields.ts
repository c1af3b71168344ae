import type { ContentField } from 'contract/content/field'
import { contentTypes, type SingletonName, singletonNames } from 'contract/content/types'
import { inBoth, wordMatcher } from './match-words'

export type MatchedField = { type: SingletonName; field: string; label: string; help?: string }

const maxResults = 6

/** Fields of the entries that exist once, by the words of their labels: "phone" finds the college's numbers. */
export function matchFields(q: string): MatchedField[] {
  const matches = wordMatcher(q)
  const fields = singletonNames.flatMap((type) =>
    Object.entries<ContentField>(contentTypes[type].fields).map(([field, declared]) => ({
      found: {
        type,
        field,
        label: declared.label,
        ...(declared.help !== undefined && { help: declared.help }),
      },
      words: `${inBoth(declared.label)} ${declared.alsoCalled ?? ''}`,
      inContext: `${inBoth(declared.label)} ${declared.alsoCalled ?? ''} ${inBoth(contentTypes[type].one)}`,
    })),
  )
  const byOwnWords = fields.filter(({ words }) => matches(words))
  const byContext = fields.filter(({ words, inContext }) => !matches(words) && matches(inContext))
  const named = byOwnWords.length > 0 ? byOwnWords : byContext
  return named.slice(0, maxResults).map(({ found }) => found)
}
