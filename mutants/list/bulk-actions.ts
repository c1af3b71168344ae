import type { Mutant } from '../mutant.ts'

export const bulkMutants: Mutant[] = [
  {
    without: 'patience for each batch of a bulk action',
    file: 'server/src/platform/change-each.ts',
    change: [
      ['await withNewPatience(() =>', 'await (async (work: () => Promise<void>) => work())(() =>'],
    ],
    test: { file: 'src/platform/change-each.test.ts', name: 'longer than one request' },
  },
  {
    without: 'rolling back what is rejected among others',
    file: 'server/src/platform/db/savepoint.ts',
    change: [['`rollback to savepoint part`', '`release savepoint part`']],
    test: { file: 'src/content/publication/change-many.test.ts', name: 'in the middle of others' },
  },
  {
    without: 'a pause between two entries of a bulk action',
    file: 'server/src/platform/change-each.ts',
    change: [['    await nextTurn()\n', '']],
    test: { file: 'src/platform/change-each.test.ts', name: 'other requests get a turn' },
  },
  {
    without: 'turns of several bulk actions',
    file: 'server/src/platform/change-each.ts',
    change: [
      [
        '    await inTurn(async () => {',
        '    await (async (work: () => Promise<void>) => work())(async () => {',
      ],
    ],
    test: { file: 'src/platform/change-each.test.ts', name: 'take turns of a batch' },
  },
  {
    without: 'counting only what was public as unpublished',
    file: 'server/src/content/publication/change-many.ts',
    change: [['  if (!before.isPublic && !before.publishAt) throw badRequest(notPublished)\n', '']],
    test: {
      file: 'src/content/publication/change-many.test.ts',
      name: 'are unpublished and moved to the trash',
    },
  },
  {
    without: 'which entries were public when many are undone',
    file: 'server/src/content/publication/change-many.ts',
    change: [['    if (isPublic) await reinstate(', '    if (!isPublic) await reinstate(']],
    test: { file: 'src/content/publication/change-many.test.ts', name: 'is undone, but' },
  },
  {
    without: 'counting only what a bulk action changes',
    file: 'web/app/panel/shell/list/bulk-dialog.tsx',
    change: [['entries.filter(({ _id }) => !unchanged.has(_id))', '[...entries]']],
    test: {
      file: 'app/panel/shell/list/list-table.test.tsx',
      name: 'is counted, confirmed and sent',
    },
  },
  {
    without: 'emails of a bulk action that breaks off',
    file: 'server/src/events/calendar/change-many.ts',
    change: [['if (!isRejection(error)) deps.mail.sendQueued()', '']],
    test: { file: 'src/events/calendar/change-many.test.ts', name: 'breaks off' },
  },
  {
    without: 'a bound on the names in an entry of the activity log',
    file: 'server/src/platform/activity-log/record-activity.ts',
    change: [['names.slice(0, mostNamed)', 'names']],
    test: { file: 'src/platform/activity-log/record-activity.test.ts', name: 'counts the others' },
  },
  {
    without: 'members with an account among what the undoing of an import leaves',
    file: 'server/src/people/faculty/record.ts',
    change: [['  isExtended: isLinked,\n', '']],
    test: { file: 'src/operations/import-export/undo-import.test.ts', name: 'an account since' },
  },
  {
    without: 'hiding names of deleted rows from editors who undo an import',
    file: 'server/src/operations/import-export/undo-import.ts',
    change: [['state?.isPublic || mayUse', '!state || state.isPublic || mayUse']],
    test: {
      file: 'src/operations/import-export/undo-import.test.ts',
      name: 'of another department that was deleted since',
    },
  },
  {
    without:
      'rejecting a preview of undoing an import that has no rows of the account’s departments',
    file: 'server/src/operations/import-export/undo-import.ts',
    change: [['  requireOwn(plan, actor)\n', '']],
    test: {
      file: 'src/operations/import-export/undo-import.test.ts',
      name: 'of another department that was deleted since',
    },
  },
]
