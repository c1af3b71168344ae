import type { Mutant } from '../mutant.ts'

const at = (file: string) => `server/src/content/records/${file}.ts`
const history = (name: string) => ({ file: 'src/content/records/history.test.ts', name })

export const recordHistoryMutants: Mutant[] = [
  {
    without: 'permission to read the history of a record',
    file: at('history'),
    change: [['  requireRecordRight(kind, columns, actor)\n', '']],
    test: history('only those who may edit a record can read its history'),
  },
  {
    without: 'removing contact details from earlier versions',
    file: at('versions'),
    change: [['  if (removed.length === 0) return\n', '  if (removed.length >= 0) return\n']],
    test: history('a contact detail that is removed is removed from the history'),
  },
  {
    without: 'a limit of versions',
    file: at('versions'),
    change: [['.offset(storedVersions - 1)', '.offset(100_000)']],
    test: history('fifty versions of a record are stored'),
  },
  {
    without: 'shortening long texts in the history',
    file: at('history'),
    change: [['.map(changedWords)', '']],
    test: history('their list is small even if all texts are long'),
  },
  {
    without: 'deleting the history with its record',
    file: 'server/src/platform/db/migrations/064-record-versions.ts',
    change: [["references('faculty._id').onDelete('cascade')", "references('faculty._id')"]],
    test: history('deleting a person deletes their history'),
  },
  {
    without: 'naming whoever sent a profile change as its author',
    file: 'server/src/people/profiles/approval.ts',
    change: [['author: change.author, approvedBy: admin.name', 'author: admin.name']],
    test: {
      file: 'src/people/profiles/approval.test.ts',
      name: 'a change waits beside the public version until it is approved',
    },
  },
  {
    without: 'asking before an earlier version replaces what was typed',
    file: 'web/app/panel/content/records/use-restored-version.tsx',
    change: [['if (isTyped()) setRequested(version)', 'if (!version) setRequested(version)']],
    test: {
      file: 'app/panel/events/calendar/event-history.test.tsx',
      name: 'an earlier version replaces what was typed only if that is wanted',
    },
  },
  {
    without: 'leaving out a deleted category of an earlier version',
    file: 'server/src/content/records/history.ts',
    change: [["[[name, isGone ? '' : text]]", "[[name, isGone && !text ? '' : text]]"]],
    test: { file: 'src/content/records/history.test.ts', name: 'deleted since has no id' },
  },
]
