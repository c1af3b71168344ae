import type { Mutant } from '../mutant.ts'

const search = (file: string, name: string) => ({ file: `src/search/${file}.test.ts`, name })
const at = (file: string) => `server/src/search/${file}.ts`

/** What keeps from search what is not public. */
export const searchMutants: Mutant[] = [
  {
    without: 'only what is public now being found',
    file: at('sight'),
    change: [['`"shownFrom" <= ${now} and "shownUntil" > ${now}`', '`1 = 1`']],
    test: search('search', 'for which it is scheduled'),
  },
  {
    without: 'codes being told from words with a fault',
    file: at('slips'),
    change: [['|| isSlip(typed, meant)', '|| true']],
    test: search('slips', 'ncte is a code'),
  },
  {
    without: 'a look at the beginning of what is counted',
    file: at('entry-numbers'),
    change: [['shownFrom !== ever || shownUntil !== always', 'shownUntil !== always']],
    test: search('find', 'counted from its moment on'),
  },
  {
    without: 'all of an hour being asked for, where it has more than are wanted',
    file: at('find'),
    change: [
      ['ordered.filter((one) => byLevelAndHour(one, last) <= 0)', 'ordered.slice(0, count)'],
    ],
    test: search('find', 'of hundreds'),
  },
  {
    without: 'a look at which revision the index tells of',
    file: at('suspects'),
    change: [[' or count(state) <> 2 or min(state) <> max(state)', '']],
    test: search('suspects', 'the index says all that the database does'),
  },
  {
    without: 'a look at the documents that a written entry shows or showed',
    file: at('suspects'),
    change: [
      [
        'return shown.map(({ targetId }) => targetId)',
        'return shown.slice(0, 0).map(({ targetId }) => targetId)',
      ],
    ],
    test: search('suspects', 'the index says all that the database does'),
  },
  {
    without: 'only documents that public texts show being found',
    file: at('document-source'),
    change: [['.filter((span) => span.revision === row.revisionId)', '']],
    test: search('documents', 'without its document any more'),
  },
  {
    without: 'departments of whoever searches in the panel',
    file: at('panel-search'),
    change: [
      ['const isScoped = departments.length > 0', 'const isScoped = departments.length > 99'],
    ],
    test: search('panel-search', 'an author of a department'),
  },
  {
    without: 'drafts having an index of their own',
    file: at('draft-index'),
    change: [
      [
        "  entries: 'draftEntries',\n  bodies: 'draftBodies',\n  text: 'draftText',",
        "  entries: 'searchEntries',\n  bodies: 'searchBodies',\n  text: 'searchText',",
      ],
    ],
    test: search('panel-search', 'visitors find nothing of them'),
  },
  {
    without: 'a search that a title answers being left as it was typed',
    file: at('asked'),
    change: [['if (best.some(({ level }) => level >= titleLevel)) return query\n', '']],
    test: search('said-otherwise', 'a degree in Hindi letters'),
  },
  {
    without: 'a limit of searches from one network',
    file: at('search-turns'),
    change: [['if (mine.count > mostOfNetwork)', 'if (mine.count > 99 * mostOfNetwork)']],
    test: search('search-turns', 'is told to wait'),
  },
  {
    without: 'searches of networks in turn',
    file: at('search-turns'),
    change: [['line({ group: network,', "line({ group: '',"]],
    test: search('search-turns', 'before the crowd'),
  },
  {
    without: 'the network that a page is drawn for being told by ourselves alone',
    file: 'server/src/http/asker.ts',
    change: [
      ['const isOurs = socket.remoteAddress === ourselves', 'const isOurs = socket !== undefined'],
    ],
    test: { file: 'src/http/asker.test.ts', name: 'nobody outside' },
  },
  {
    without: 'an end to the words of an entry, behind which PostgreSQL stores what cannot be read',
    file: at('update-index'),
    change: [['return bytes <= mostBytes', 'return true']],
    test: { ...search('documents', 'more different words than one entry'), engine: 'postgres' },
  },
  {
    without: 'words that whoever searches can find as the only ones known',
    file: 'server/src/search/asked.ts',
    change: [[' && (await isFound(word)))', ')']],
    test: { file: 'src/search/search.test.ts', name: 'only in what is to come' },
  },
]
