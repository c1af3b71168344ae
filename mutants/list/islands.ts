import type { Mutant } from '../mutant.ts'

const loader = 'web/app/framework/islands/loader.ts'
const loaderTest = (name: string) => ({ file: 'app/framework/islands/loader.test.ts', name })
const everyIsland = {
  file: 'app/framework/islands/islands.test.tsx',
  name: 'hydrates without a mismatch',
}
const repeated = 'if (deferred?.target.isConnected) repeat(deferred)'

/** What a visitor clicks before its code has loaded, and what the browser makes of the server's HTML. */
export const islandMutants: Mutant[] = [
  {
    without: 'repeating a press once the island answers',
    file: loader,
    change: [[repeated, '']],
    test: loaderTest('clicks before an island answers take effect once'),
  },
  {
    without: 'repeating a press only once',
    file: loader,
    change: [[repeated, `${repeated}\n      ${repeated}`]],
    test: loaderTest('clicks before an island answers take effect once'),
  },
  {
    without: 'keeping a press from the browser until the island answers',
    file: loader,
    change: [['      event.preventDefault()\n', '']],
    test: loaderTest('a form submitted before its island answers is submitted once'),
  },
  {
    without: 'hydrating an island once',
    file: loader,
    change: [['    if (started.has(island)) return\n', '']],
    test: loaderTest('clicks before an island answers take effect once'),
  },
  {
    without: 'fetching the files of an island at once',
    file: loader,
    change: [
      ['    fetchAhead(`${shared} ${own}`)\n    void hydrate(island)', '    void hydrate(island)'],
    ],
    test: loaderTest('an island used before the page has loaded asks for all its files at once'),
  },
  {
    without: 'a message where toasts fail to load',
    file: 'web/app/ui/toaster.ts',
    change: [['.catch(() => showPlainly(message))', '.catch(() => undefined)']],
    test: { file: 'app/ui/toaster.test.ts', name: 'even if the code of toasts fails to load' },
  },
  {
    without: 'the ids of the server in the browser',
    file: 'web/app/framework/islands/hydrate-island.tsx',
    change: [['      identifierPrefix: element.id,\n', '']],
    test: everyIsland,
  },
  {
    without: 'ids of its own for each island',
    file: 'web/app/framework/islands/island-host.tsx',
    change: [[', { identifierPrefix: id }', '']],
    test: { ...everyIsland, name: 'two islands of a page share no id' },
  },
  {
    without: 'waiting with what an untouched page needs nothing of',
    file: loader,
    change: [
      [
        '    const fetchShared = () => fetchAhead(shared)',
        '    const fetchShared = () => fetchAhead(`${shared} ${own}`)',
      ],
    ],
    test: loaderTest('an untouched page runs nothing'),
  },
  {
    without: 'the Hindi of texts in the props of an island',
    file: 'web/app/framework/islands/island-host.tsx',
    change: [['texts.length > 0 &&', 'texts.length < 0 &&']],
    test: everyIsland,
  },
  {
    without: 'watching what is published in the language of the page',
    file: 'web/app/framework/islands/island-host.tsx',
    change: [['{ watch: `${watch}?lang=${language}` }', '{ watch }']],
    test: { ...everyIsland, name: 'of a page in Hindi watches what is published in Hindi' },
  },
  {
    without: 'fetching alerts in the language of the page',
    file: 'web/app/site/shell/alerts.island.tsx',
    change: [['call(listAlerts, { query: { lang: languageHere() } })', 'call(listAlerts)']],
    test: {
      file: 'app/site/shell/alerts.test.tsx',
      name: 'an open page in Hindi fetches alerts in Hindi',
    },
  },
  {
    without: 'hydrating after Back what has left something in the session history',
    file: loader,
    change: [["    history.state?.[island.getAttribute('remembered') ?? ''] ||\n", '']],
    test: loaderTest('after Back, an island hydrates'),
  },
  {
    without: 'a list as long as it was after Back',
    file: 'web/app/site/events/calendar/more-events.island.tsx',
    change: [['    if (remembered().pages > 0) void restore(remembered())\n', '']],
    test: {
      file: 'app/site/events/calendar/more-events.test.tsx',
      name: 'after Back, the list is as long as it was',
    },
  },
]
