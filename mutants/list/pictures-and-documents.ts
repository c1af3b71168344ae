import type { Mutant } from '../mutant.ts'

const pictures = (file: string, name: string) => ({
  file: `src/platform/images/${file}.test.ts`,
  name,
})
const documents = (name: string) => ({
  file: 'src/content/documents/reading/read-document.test.ts',
  name,
})

export const pictureAndDocumentMutants: Mutant[] = [
  {
    without: 'leaving deleted files out of pages',
    file: 'server/src/content/public/library-content.ts',
    change: [["    .where('deletedAt', 'is', null)\n", '']],
    test: {
      file: 'src/content/library/used.test.ts',
      name: 'a deleted item stays off the pages, also when an earlier version that shows it is published again',
    },
  },
  {
    without: 'counting links to documents as uses',
    file: 'contract/src/content/rich-text/link-target.ts',
    change: [['const documentId = documentOf(target)', 'const documentId = entryOf(target)']],
    test: {
      file: 'src/content/library/requested.test.ts',
      name: 'a document that a text links to',
    },
  },
  {
    without: 'a picture process without the server’s environment',
    file: 'server/src/platform/images/picture-workers.ts',
    change: [[', env: renderEnvironment() }', ' }']],
    test: pictures('picture-worker', 'environment'),
  },
  {
    without: 'waiting for the memory of one picture before the next',
    file: 'server/src/platform/images/picture-workers.ts',
    change: [['await end(child)', 'child.disconnect()']],
    test: pictures('picture-worker', 'is gone before the next picture'),
  },
  {
    without: 'a document process without the server’s environment',
    file: 'server/src/platform/runtime/call-process.ts',
    change: [['    env: { PATH, SystemRoot },\n', '']],
    test: documents('environment'),
  },
  {
    without: 'rejecting unsafe documents',
    file: 'server/src/content/documents/reading/read-document.ts',
    change: [
      [
        '  if (fault && !acceptedProblems.has(fault)) throw badRequest(documentRejections[fault])\n',
        '',
      ],
    ],
    test: documents('ends only its own process'),
  },
  {
    without: 'a document queue that is fair by account',
    file: 'server/src/content/documents/reading/read-document.ts',
    change: [['group: account,', "group: '',"]],
    test: documents('before the ninth'),
  },
  {
    without: 'disabling unused decoders',
    file: 'server/src/platform/images/load-sharp.ts',
    change: [["    sharp.block({ operation: ['VipsForeignLoad'] })\n", '']],
    test: pictures('render-picture', 'closes every decoder'),
  },
  {
    without: 'recognising pictures by content',
    file: 'server/src/platform/images/render-picture.ts',
    change: [['  if (!format || (isPage && !page)) throw unsupported(imageNotAccepted)\n', '']],
    test: pictures('render-picture', ''),
  },
  {
    without: 'keeping the descriptions that somebody wrote when many get the same words',
    file: 'server/src/content/library/change-many.ts',
    change: [['own || (row.alt ? undefined : alt)', 'own || alt']],
    test: {
      file: 'src/content/library/change-many.test.ts',
      name: 'photos are described at once',
    },
  },
  {
    without: 'leaving the unused files of others as they are',
    file: 'server/src/content/library/permissions.ts',
    change: [
      ['  if (!isUsed) await requireOwn(db, _id, actor)\n', ''],
      ['const isUsed = await', 'await'],
    ],
    test: {
      file: 'src/platform/access/departments.test.ts',
      name: 'nor replace or delete their unused ones',
    },
  },
  {
    without: 'lists of files without their text versions',
    file: 'server/src/content/library/rows.ts',
    change: [
      [
        '({ transcript: _, ...item }: LibraryItem): ListedItem => item',
        '(item: LibraryItem): ListedItem => item',
      ],
    ],
    test: { file: 'src/content/library/alt-texts.test.ts', name: 'but don’t carry it' },
  },
  {
    without: 'naming files by the rules of the form',
    file: 'server/src/content/library/read-file.ts',
    change: [['return data ?? (', 'return bare.trim() || (']],
    test: {
      file: 'src/content/library/store.test.ts',
      name: 'whatever a file is called, the library gives it a name that the form accepts',
    },
  },
  {
    without: 'counting documents in the Hindi of an event as used',
    file: 'contract/src/content/translations/record-translations.ts',
    change: [
      ['parseTranslation(json)?.text\n      return', 'parseTranslation("")?.text\n      return'],
    ],
    test: {
      file: 'src/events/details/event-details.test.ts',
      name: 'a document that only the Hindi of an event shows',
    },
  },
  {
    without: 'waiting a day for the rows of files',
    file: 'server/src/platform/images/pictures.ts',
    change: [['youngMilliseconds = dayMilliseconds', 'youngMilliseconds = 90_000']],
    test: {
      file: 'src/operations/import-export/slow-import.test.ts',
      name: 'the cleanup leaves files alone that an import stores for hours',
    },
  },
  {
    without: 'storing a file of the library once, however often it is sent',
    file: 'server/src/content/library/store.ts',
    change: [
      [
        '  if (await isUploaded(deps, _id, file.sha256)) return itemOf(await readRow(db, _id))\n',
        '',
      ],
    ],
    test: {
      file: 'src/content/library/uploaded-twice.test.ts',
      name: 'a file that is uploaded again because no response came is stored once',
    },
  },
  {
    without: 'a temporary file of its own for each write',
    file: 'server/src/platform/storage/disk-store.ts',
    change: [
      ["`.${randomBytes(4).toString('hex')}.tmp`", "`.${randomBytes(0).toString('hex')}tmp`"],
    ],
    test: {
      file: 'src/platform/storage/disk-store.test.ts',
      name: 'a file that several servers write at once is written by each',
    },
  },
  {
    without: 'checking file names before they reach the disk',
    file: 'server/src/platform/storage/disk-store.ts',
    change: [
      [
        "    if (!isFileName(name.replace(unfinished, ''))) throw new Error('Not the name of a stored file')\n",
        '',
      ],
    ],
    test: { file: 'src/platform/storage/disk-store.test.ts', name: '' },
  },
  {
    without: 'removing half-written files of pictures in use',
    file: 'server/src/platform/images/pictures.ts',
    change: [['!isFileName(name) || ', '']],
    test: {
      file: 'src/platform/images/pictures.test.ts',
      name: 'what a crash left half written',
    },
  },
]
