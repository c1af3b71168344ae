import type { Mutant } from '../mutant.ts'

const content = (file: string, name: string) => ({ file: `src/${file}.test.ts`, name })
const packages = (file: string, name: string) => ({
  file: `src/operations/import-export/${file}.test.ts`,
  name,
})
const library = (file: string, name: string) => ({
  file: `src/content/library/${file}.test.ts`,
  name,
})
const disclosure = (name: string) => ({ file: 'src/content/disclosure/register.test.ts', name })

/** What content refers to, who looks after it, and what both keep from being lost. */
export const referenceMutants: Mutant[] = [
  {
    without: 'references that are noted with the words',
    file: 'server/src/content/references/uses.ts',
    change: [['await inRowBatches(uses, ', 'await inRowBatches([] as typeof uses, ']],
    test: content('content/references/place-references', 'a draft that leads there keeps an entry'),
  },
  {
    without: 'entries that stay while others lead to them',
    file: 'server/src/content/entries/collection.ts',
    change: [['places.filter((place) => place._id !== _id),', '[],']],
    test: content('content/references/place-references', 'what others lead to is not thrown away'),
  },
  {
    without: 'drafts that keep what they lead to',
    file: 'server/src/content/references/uses.ts',
    change: [["=> state !== 'history'", "=> state === 'public'"]],
    test: content('content/references/place-references', 'a draft that leads there keeps an entry'),
  },
  {
    without: 'files that stay while something shows them',
    file: 'server/src/content/library/store.ts',
    change: [
      [
        '    refuseWhereUsed(\n      [...places, ...(await readOtherPlaces(trx, _id, { actor, moment }))],\n      libraryInUse,\n    )\n',
        '',
      ],
    ],
    test: library('used', 'what is used is not deleted'),
  },
  {
    without: 'an address for one entry only',
    file: 'server/src/content/entries/store.ts',
    change: [['    await checkAddress(trx, item, written.data, moment)\n', '']],
    test: content('content/addresses/addresses', 'told at saving'),
  },
  {
    without: 'owners who are nobody when their account ends',
    file: 'server/src/platform/db/migrations/013-content-care.ts',
    change: [["references('admins._id').onDelete('set null')", "references('admins._id')"]],
    test: content('content/reports/review', 'whose account is gone'),
  },
  {
    without: 'a look that is one',
    file: 'server/src/content/reports/review.ts',
    change: [["    .where('reviewBy', 'is not distinct from', seen.reviewBy)\n", '']],
    test: content('content/reports/review', 'once for a day that was seen'),
  },
  {
    without: 'owners who are seen before they are changed',
    file: 'server/src/content/reports/review.ts',
    change: [["    .where('ownerId', 'is not distinct from', seen.ownerId)\n", '']],
    test: content('content/reports/review', 'the second is told'),
  },
  {
    without: 'nothing but what was looked up in a piece of a text',
    file: 'contract/src/content/rich-text/populate-prose-references.ts',
    change: [['if (referenceLabel(node) === undefined)', 'if (targetOf(node) === undefined)']],
    test: { file: 'src/content/public/pages-with-files.test.ts', name: 'goes nowhere' },
  },
  {
    without: 'texts that change with the people that they show',
    file: 'server/src/content/entries/subjects-of.ts',
    change: [
      ["    ...(mayShowPeople(contentTypes[name].fields) ? (['faculty'] as const) : []),\n", ''],
    ],
    test: { file: 'src/content/public/pages-with-cards.test.ts', name: 'a person has a card' },
  },
  {
    without: 'packages whose files are what their hashes say',
    file: 'server/src/operations/import-export/plan-files.ts',
    change: [['if (sha256Of(bytes) !== sha256) return', 'if (!sha256) return']],
    test: packages('package-files', 'another file than its name says'),
  },
  {
    without: 'packages whose files are of their kind',
    file: 'server/src/operations/import-export/plan-files.ts',
    change: [['readSentFile(file, kind)', 'readSentFile(file)']],
    test: packages('package-files', 'a document for a picture'),
  },
  {
    without: 'packages with no other names',
    file: 'server/src/operations/import-export/package-archive.ts',
    change: [["type !== 'File' || !(isWords || fileName.test(path))", "type !== 'File'"]],
    test: packages('package-archive', 'a path that leads out'),
  },
  {
    without: 'packages without links',
    file: 'server/src/operations/import-export/package-archive.ts',
    change: [["type !== 'File' || !(isWords", '!(isWords']],
    test: packages('package-archive', 'a link'),
  },
  {
    without: 'files that go when a package does not come in',
    file: 'server/src/operations/import-export/import-package.ts',
    change: [
      ['return takeBackFiles(site, ...stored.map((one) => one.stored))(error)', 'throw error'],
    ],
    test: packages('package-files', 'takes what came with it back'),
  },
  {
    without: 'origins that the sweep knows',
    file: 'server/src/platform/db/uploads-in-use.ts',
    change: [["['address', 'cut', 'origin']", "['address', 'cut']"]],
    test: packages('package-files', 'known to the sweep'),
  },
  {
    without: 'a register that shows nothing that is not there',
    file: 'server/src/content/disclosure/items.ts',
    change: [["hasSomething(item) ? 'published' : 'missing'", "'published'"]],
    test: disclosure('trap 11'),
  },
  {
    without: 'links of the register that lead somewhere',
    file: 'server/src/content/disclosure/items.ts',
    change: [[' && leadsSomewhere(place))', ')']],
    test: disclosure('the path of a page that is not public'),
  },
  {
    without: 'items of the register that are found only with something to show',
    file: 'server/src/search/sources/content-source.ts',
    change: [['      if (searched.isShown && !searched.isShown(data)) return []\n', '']],
    test: disclosure('the search finds an item'),
  },
]
