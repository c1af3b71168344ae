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
    test: loaderTest('a form submitted before it answers is submitted once'),
  },
  {
    without: 'hydrating an island once',
    file: loader,
    change: [['    if (started.has(island)) return\n', '']],
    test: loaderTest('clicks before an island answers take effect once'),
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
]
