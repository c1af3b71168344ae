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

/** References between entries, their owners, and the public register. */
export const referenceMutants: Mutant[] = [
  {
    without: 'rejecting the publication of what needs a deleted entry',
    file: 'server/src/content/references/references.ts',
    change: [["        .where('deletedAt', 'is', null)\n", '']],
    test: content('content/entries/named-meanwhile', 'nothing is published that needs'),
  },
  {
    without: 'saving references together with the text',
    file: 'server/src/content/references/uses.ts',
    change: [['await inRowBatches(uses, ', 'await inRowBatches([] as typeof uses, ']],
    test: content(
      'content/references/link-target-references',
      'an entry that a draft links to can’t be deleted either',
    ),
  },
  {
    without: 'keeping entries that others refer to',
    file: 'server/src/content/entries/collection.ts',
    change: [['usages.filter((usage) => usage._id !== _id),', '[],']],
    test: content('content/references/link-target-references', 'a linked entry can’t be deleted'),
  },
  {
    without: 'keeping what drafts refer to',
    file: 'server/src/content/references/uses.ts',
    change: [["=> state !== 'history'", "=> state === 'public'"]],
    test: content(
      'content/references/link-target-references',
      'an entry that a draft links to can’t be deleted either',
    ),
  },
  {
    without: 'keeping files that are in use',
    file: 'server/src/content/library/store.ts',
    change: [
      [
        '    rejectIfUsed(\n      [...usages, ...(await readOtherUsages(trx, itemUsages, _id, { actor, now: written.now }))],\n      libraryInUse,\n    )\n',
        '',
      ],
    ],
    test: library('used', 'a used item can’t be deleted, and every use is listed'),
  },
  {
    without: 'unique addresses of entries',
    file: 'server/src/content/publication/publish.ts',
    change: [['    await checkOtherEntries(trx, item, written.data, now)\n', '']],
    test: content('content/addresses/addresses', 'a taken address is reported when saved'),
  },
  {
    without: 'rejecting an event that shows a deleted file',
    file: 'server/src/events/details/event-details.ts',
    change: [['  if (showing.length > 0) throw badRequest(usedFileDeleted, errors)\n', '']],
    test: content(
      'events/details/event-details',
      'an event isn’t saved with a file that somebody deleted meanwhile',
    ),
  },
  {
    without: 'clearing owners whose account is deleted',
    file: 'server/src/platform/db/migrations/013-content-care.ts',
    change: [["references('admins._id').onDelete('set null')", "references('admins._id')"]],
    test: content(
      'content/reports/review',
      'an entry of a removed owner has no owner, and keeps its review date',
    ),
  },
  {
    without: 'comparing the review date that was shown',
    file: 'server/src/content/reports/review.ts',
    change: [["    .where('reviewBy', 'is not distinct from', seen.reviewBy)\n", '']],
    test: content(
      'content/reports/review',
      'a reviewed entry is due again after its interval, only once per review, and both are recorded',
    ),
  },
  {
    without: 'comparing the owner that was shown',
    file: 'server/src/content/reports/review.ts',
    change: [["    .where('ownerId', 'is not distinct from', seen.ownerId)\n", '']],
    test: content(
      'content/reports/review',
      'of two concurrent changes, the second gets a conflict, and repeating one changes nothing',
    ),
  },
  {
    without: 'limiting references in a text to those looked up',
    file: 'contract/src/content/rich-text/populate-rich-text-references.ts',
    change: [
      ['if (referenceLabel(node) === undefined)', 'if (referenceTargetOf(node) === undefined)'],
    ],
    test: {
      file: 'src/content/public/pages-with-files.test.ts',
      name: 'details stored in place of a reference are ignored',
    },
  },
  {
    without: 'updating texts when the people they show change',
    file: 'server/src/content/references/cache-tags-of.ts',
    change: [
      ["    ...(mayShowPeople(contentTypes[name].fields) ? (['faculty'] as const) : []),\n", ''],
    ],
    test: {
      file: 'src/content/public/pages-with-cards.test.ts',
      name: 'a person’s card shows current details and a link until the person leaves',
    },
  },
  {
    without: 'checking the hashes of files in packages',
    file: 'server/src/operations/import-export/plan-files.ts',
    change: [['if (sha256Of(bytes) !== sha256) return', 'if (!sha256) return']],
    test: packages('package-files', 'another file than its name says'),
  },
  {
    without: 'checking the type of files in packages',
    file: 'server/src/operations/import-export/plan-files.ts',
    change: [['readSentFile(file, kind)', 'readSentFile(file)']],
    test: packages('package-files', 'a document for a picture'),
  },
  {
    without: 'counting the values of a package before it is parsed',
    file: 'server/src/operations/import-export/package-text.ts',
    change: [['if (await hasMoreParts(words, maxParts)) throw', 'if (words.length === 0) throw']],
    test: packages('package', 'too many values'),
  },
  {
    without: 'rejecting unexpected names in packages',
    file: 'server/src/operations/import-export/package-archive.ts',
    change: [["type !== 'File' || !(isWords || fileName.test(path))", "type !== 'File'"]],
    test: packages('package-archive', 'a path that leads out'),
  },
  {
    without: 'rejecting links in packages',
    file: 'server/src/operations/import-export/package-archive.ts',
    change: [["type !== 'File' || !(isWords", '!(isWords']],
    test: packages('package-archive', 'a link'),
  },
  {
    without: 'removing files of a failed import',
    file: 'server/src/operations/import-export/import-package.ts',
    change: [
      ['return removeStoredFiles(site, ...stored.map((one) => one.stored))(error)', 'throw error'],
    ],
    test: packages('package-files', 'an unreadable picture undoes the import of the other files'),
  },
  {
    without: 'protecting originals from the cleanup job',
    file: 'server/src/platform/db/uploads-in-use.ts',
    change: [["['address', 'cut', 'origin']", "['address', 'cut']"]],
    test: packages('package-files', 'the cleanup knows every imported file'),
  },
  {
    without: 'hiding empty items of the register',
    file: 'server/src/content/disclosure/items.ts',
    change: [["hasContent(item) ? 'published' : 'missing'", "'published'"]],
    test: disclosure('trap 11'),
  },
  {
    without: 'checking links of the register',
    file: 'server/src/content/disclosure/items.ts',
    change: [[' && leadsSomewhere(place))', ')']],
    test: disclosure('the path of a page that isn’t public is not a link'),
  },
  {
    without: 'searching items of the register only if they have content',
    file: 'server/src/search/sources/content-source.ts',
    change: [['      if (searched.isShown && !searched.isShown(data)) return []\n', '']],
    test: disclosure('search finds an item once it has something to show'),
  },
  {
    without: 'locking files before what shows them is written',
    file: 'server/src/content/references/uses.ts',
    change: [
      [
        "      .updateTable('libraryItems')\n      .set({ _id })\n      .where('_id', '=', _id)\n      .returning('deletedAt')\n",
        "      .selectFrom('libraryItems')\n      .select('deletedAt')\n      .where('_id', '=', _id)\n",
      ],
    ],
    test: {
      file: 'src/events/details/deleted-meanwhile.test.ts',
      name: 'a photo that is being deleted isn’t added to an event',
      engine: 'postgres',
    },
  },
]
