import type { Mutant } from '../mutant.ts'

/** What staff see and change of other departments. */
export const departmentMutants: Mutant[] = [
  {
    without: 'the owner of an import of which nothing is left',
    file: 'server/src/operations/import-export/undo-import.ts',
    change: [["  if (!hasOwn) requireRight(actor, 'carry records', undefined)\n", '']],
    test: {
      file: 'src/operations/import-export/undo-import.test.ts',
      name: 'an editor neither sees nor ends an import of which nothing is left',
    },
  },
  {
    without: 'checking the right to see an existing entry with the requested id',
    file: 'server/src/content/entries/collection.ts',
    change: [["      await itemFor(trx, _id, actor, 'see content')\n", '']],
    test: {
      file: 'src/platform/access/entries-of-others.test.ts',
      name: 'creating an entry with the id of another department’s draft doesn’t return that draft',
    },
  },
  {
    without: 'limiting names to those who may read them',
    file: 'server/src/content/references/names.ts',
    change: [['    !holder || mayUse(', '    true || mayUse(']],
    test: {
      file: 'src/platform/access/entries-of-others.test.ts',
      name: 'changes don’t name a draft of another department whose id was guessed',
    },
  },
  {
    without: 'hiding ids of other people’s drafts',
    file: 'server/src/content/references/uses.ts',
    change: [["=> ({\n  _id: '',", '=> ({\n  _id: type,']],
    test: {
      file: 'src/platform/access/entries-of-others.test.ts',
      name: 'uses of a picture reveal nothing',
    },
  },
  {
    without: 'keeping other departments’ drafts off the dashboard',
    file: 'server/src/operations/dashboard/today.ts',
    change: [['      isPublic || mayUse(', '      isPublic !== undefined || mayUse(']],
    test: {
      file: 'src/operations/dashboard/today.test.ts',
      name: 'drafts and scheduled events are seen only by staff of their department',
    },
  },
  {
    without: 'leaving rows of other departments to others when an import is undone',
    file: 'server/src/operations/import-export/undo-import.ts',
    change: [['    if (isLeftToOthers)\n', '    if (isLeftToOthers && plan.kept.length === 0)\n']],
    test: {
      file: 'src/operations/import-export/undo-import.test.ts',
      name: 'an editor undoes only what belongs to their departments',
    },
  },
  {
    without: 'the department of each event that is cancelled with others',
    file: 'server/src/events/calendar/cancel-many.ts',
    change: [
      ["    requireRight(actor, 'write records', departmentCodeOf(event))\n", ''],
      ["import { requireRight } from '../../platform/access/may.ts'\n", ''],
    ],
    test: {
      file: 'src/events/calendar/change-many.test.ts',
      name: 'an editor cancels only events of their departments',
    },
  },
  {
    without: 'hiding the names of drafts among events that are cancelled together',
    file: 'server/src/events/calendar/cancel-many.ts',
    change: [['(event) => !isHidden(event, now) || ', '(event) => isHidden(event, now) || ']],
    test: {
      file: 'src/events/calendar/change-many.test.ts',
      name: 'an editor cancels only events of their departments',
    },
  },
]
