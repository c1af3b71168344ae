import type { Mutant } from '../mutant.ts'

const search = (file: string, name: string) => ({ file: `src/search/${file}.test.ts`, name })
const at = (file: string) => `server/src/search/${file}.ts`

/** What keeps from search what is not public. */
export const searchMutants: Mutant[] = [
  {
    without: 'only what is public now being found',
    file: at('find'),
    change: [['where "shownFrom" <= ${now} and "shownUntil" > ${now} ', 'where true ']],
    test: search('search', 'for which it is scheduled'),
  },
  {
    without: 'only documents that public texts show being found',
    file: at('document-source'),
    change: [['.filter((span) => span.revision === row.revisionId)', '']],
    test: search('documents', 'without its document any more'),
  },
]
