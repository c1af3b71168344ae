import type { Mutant } from '../mutant.ts'

const search = (file: string, name: string) => ({ file: `src/${file}.test.ts`, name })
const at = (file: string) => `server/src/${file}.ts`

export const searchMutants: Mutant[] = [
  {
    without: 'limiting results to what is public now',
    file: at('platform/search-engine/find'),
    change: [['shownFrom <= now && shownUntil > now', "shownFrom <= '9999' && shownUntil > ''"]],
    test: search('search/public/search', 'a page is found from its scheduled time until its end'),
  },
  {
    without: 'telling codes from typos',
    file: at('platform/search-engine/typos'),
    change: [['|| isTypo(typed, meant)', '|| true']],
    test: search('platform/search-engine/typos', 'is a code, and is not corrected to'),
  },
  {
    without: 'counting scheduled hits only from their time on',
    file: at('platform/search-engine/find'),
    change: [['return entry && isVisible(entry) ? entry : undefined', 'return entry']],
    test: search(
      'platform/search-engine/find',
      'an event is found and counted from its time on, not as a draft, and not before a postponed time',
    ),
  },
  {
    without: 'reading the entries again after a change',
    file: at('search/sources/search-indexes'),
    change: [['versions && versions === indexed.get(name)', 'versions && indexed.has(name)']],
    test: search(
      'platform/search-engine/find',
      'an event is found and counted from its time on, not as a draft, and not before a postponed time',
    ),
  },
  {
    without: 'comparing the indexed revision',
    file: at('platform/search-engine/search-index'),
    change: [
      [
        '  [itemId, revision, shownFrom, shownUntil].join',
        '  [itemId, shownFrom, shownUntil].join',
      ],
    ],
    test: search(
      'platform/search-engine/search-index',
      'after any change, schedule, end or replacement, the index matches the database',
    ),
  },
  {
    without: 'describing again what has no revision',
    file: at('platform/search-engine/search-index'),
    change: [[".filter(({ revision }) => revision !== '')", '']],
    test: search('search/public/search', 'an edited event is found only by its new text'),
  },
  {
    without: 'comparing the documents that a changed entry shows or showed',
    file: at('search/sources/search-indexes'),
    change: [["name === 'document' ? showingDocuments", "name === 'document' ? ['page']"]],
    test: search(
      'platform/search-engine/search-index',
      'after any change, schedule, end or replacement, the index matches the database',
    ),
  },
  {
    without: 'limiting results to documents that public pages show',
    file: at('search/sources/document-source'),
    change: [['.filter((span) => span.revision === row.revisionId)', '']],
    test: search(
      'search/sources/documents',
      'removing a document from a notice removes it from the results, unless another shows it',
    ),
  },
  {
    without: 'limiting the panel’s search to one’s departments',
    file: at('search/panel/panel-search'),
    change: [
      ['const isScoped = departments.length > 0', 'const isScoped = departments.length > 99'],
    ],
    test: search(
      'search/panel/panel-search',
      'a department’s author finds its content, and no events or people; an editor finds those too',
    ),
  },
  {
    without: 'a separate index for drafts',
    file: at('search/sources/search-indexes'),
    change: [['const unpublished = createSearchIndex()', 'const unpublished = published']],
    test: search(
      'search/panel/panel-search',
      'the panel finds drafts as they are, and visitors find none of their text or words',
    ),
  },
  {
    without: 'leaving a query alone that synonyms match no better',
    file: at('platform/search-engine/scope'),
    change: [['if (levelOf(findBest(scopes, otherwise)) <= levelOf(best)) return query\n', '']],
    test: search('platform/search-engine/synonyms', 'where they match better than what was typed'),
  },
  {
    without: 'searching for the subject of `fee structure`',
    file: at('platform/search-engine/synonyms'),
    change: [['[searched, withoutAspects(searched)]', '[searched]']],
    test: search('platform/search-engine/synonyms', 'an aspect of something finds the page'),
  },
  {
    without: 'ranking a page before an item of that name in the disclosure',
    file: at('platform/search-engine/ranking'),
    change: [['if (isPartOfPage(entry)) return headingLevel\n', '']],
    test: search('search/public/search', 'comes before an item of that name'),
  },
  {
    without: 'a limit on searches per network',
    file: at('platform/search-engine/search-turns'),
    change: [['if (mine.count > maxOfNetwork)', 'if (mine.count > 99 * maxOfNetwork)']],
    test: search(
      'platform/search-engine/search-turns',
      'a network that searches in a loop has to wait, and others aren’t affected',
    ),
  },
  {
    without: 'searching for networks in turn',
    file: at('platform/search-engine/search-turns'),
    change: [['line({ group: network,', "line({ group: '',"]],
    test: search(
      'platform/search-engine/search-turns',
      'the first search of another network comes before the rest of a crowd’s',
    ),
  },
  {
    without: 'accepting the reader’s network from our own renderer only',
    file: 'server/src/platform/http/client-address.ts',
    change: [
      [
        'const isOurs = socket.remoteAddress === internalAddress',
        'const isOurs = socket !== undefined',
      ],
    ],
    test: { file: 'src/platform/http/client-address.test.ts', name: 'nobody outside' },
  },
  {
    without: 'knowing only words that the searcher can find',
    file: 'server/src/platform/search-engine/scope.ts',
    change: [['(known.has(word) && hasMatch(word))', 'known.has(word)']],
    test: {
      file: 'src/search/public/search.test.ts',
      name: 'a word that only scheduled texts contain doesn’t affect suggestions',
    },
  },
  {
    without: 'hiding words of scheduled texts of other departments around documents',
    file: 'server/src/search/panel/panel-search.ts',
    change: [['hidden.has(revision)', 'hidden.has(entry.itemId)']],
    test: {
      file: 'src/search/panel/panel-search.test.ts',
      name: 'other departments have scheduled',
    },
  },
  {
    without: 'searching by sound only where nothing else is found',
    file: at('platform/search-engine/scope'),
    change: [['if (best.length === 0)', 'if (best.length < 9)']],
    test: search('platform/search-engine/romanised', 'only where nothing has the words as typed'),
  },
]
