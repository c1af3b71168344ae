import type { Mutant } from '../mutant.ts'

export const panelFormMutants: Mutant[] = [
  {
    without: 'asking before one of several forms of a view is left',
    file: 'web/app/panel/shell/use-unsaved.ts',
    change: [['forms.current.set(form, {', 'forms.current.set(onlyForm, {']],
    test: {
      file: 'app/panel/events/hub/emails-tab.test.tsx',
      name: 'after another one was opened',
    },
  },
  {
    without: 'what was typed into a form when the session ended',
    file: 'web/app/panel/shell/use-restored-form.ts',
    change: [['    if (before) restore(before)\n', '']],
    test: {
      file: 'app/panel/events/hub/emails-tab.test.tsx',
      name: 'was being written when the session ended',
    },
  },
  {
    without: 'what is typed when the account loses a right',
    file: 'web/app/panel/use-panel-location.ts',
    change: [[' || (openedKey === key && hasTyped())', '']],
    test: {
      file: 'app/panel/panel-rights.test.tsx',
      name: 'loses a right while typing',
    },
  },
  {
    without: 'the id of an event email when the session ends',
    file: 'web/app/panel/events/hub/email-form.tsx',
    change: [['      setId(before._id)\n', '']],
    test: {
      file: 'app/panel/events/hub/emails-tab.test.tsx',
      name: 'keeps its id when the session ends',
    },
  },
  {
    without: 'what somebody else changed of an account whose dialog is open',
    file: 'web/app/panel/accounts/staff/change-dialog.tsx',
    change: [['data?.accounts.find(({ _id }) => _id === chosen._id) ?? chosen', 'chosen']],
    test: {
      file: 'app/panel/accounts/staff/accounts-view.test.tsx',
      name: 'somebody else saved meanwhile',
    },
  },
  {
    without: 'showing what somebody else saved in an edited field',
    file: 'web/app/panel/shell/use-changed-by-others.ts',
    change: [
      ['(name) => edited.includes(name) && !isSame(typed[name], stored[name]),', '() => false,'],
    ],
    test: {
      file: 'app/panel/content/library/item-form.test.tsx',
      name: 'what somebody else saved meanwhile',
    },
  },
  {
    without: 'what others saved in registration settings that nobody edited here',
    file: 'web/app/panel/shell/use-changed-by-others.ts',
    change: [['    reset(stored)\n', '']],
    test: {
      file: 'app/panel/events/registrations/terms-form.test.tsx',
      name: 'is kept where nobody edited it here',
    },
  },
  {
    without: 'the report of a bulk action that leaves an empty list',
    file: 'web/app/panel/shell/list/use-bulk-act.ts',
    change: [['done && done.rejected.length > 0 ? undefined : refetch()', 'done && refetch()']],
    test: {
      file: 'app/panel/shell/list/list-table.test.tsx',
      name: 'and what stays is explained',
    },
  },
  {
    without: 'a confirmation before many people are marked as attended',
    file: 'web/app/panel/events/hub/people-tab.tsx',
    change: [['selection.count > 1', 'selection.count > 500']],
    test: {
      file: 'app/panel/events/hub/people-tab.test.tsx',
      name: 'only once that is confirmed',
    },
  },
  {
    without: 'what was typed about new files when the session ended',
    file: 'web/app/panel/content/library/use-added-files.ts',
    change: [['useState(before?.entered ?? nothing)', 'useState(nothing)']],
    test: {
      file: 'app/panel/content/library/library-view.test.tsx',
      name: 'session ends during an upload',
    },
  },
  {
    without: 'photos that arrive while others are added to an event',
    file: 'web/app/panel/events/calendar/new-photos.tsx',
    change: [['sent.has(_id) && !notDescribed.has(_id)', '!notDescribed.has(_id)']],
    test: {
      file: 'app/panel/events/hub/photos-tab.test.tsx',
      name: 'arrive while others are being added',
    },
  },
  {
    without: 'a reason that could not be sent for lack of a connection',
    file: 'web/app/panel/events/lifecycle/use-action.ts',
    change: [['error.status === badRequest || isTemporary(error)', 'error.status === badRequest']],
    test: {
      file: 'app/panel/events/lifecycle/event-dialogs.test.tsx',
      name: 'stays while there is no connection',
    },
  },
  {
    without: 'ignoring the second click of a double click',
    file: 'web/app/panel/shell/use-act.ts',
    change: [['    if (isRunning.current) return false\n', '']],
    test: { file: 'app/panel/shell/use-act.test.tsx', name: 'a double click acts once' },
  },
  {
    without: 'ignoring the second click after a dialog has closed',
    file: 'web/app/ui/modal.tsx',
    change: [['      dialog.close()\n      ignoreSecondClick()\n', '      dialog.close()\n']],
    test: { file: 'app/ui/modal.test.tsx', name: 'second click of a double click' },
  },
  {
    without: 'following review requests in an open entry',
    file: 'web/app/panel/content/editing/editing.ts',
    change: [['version > this.#writing.standing.version', 'version < 0']],
    test: {
      file: 'app/panel/content/editing/editing-together.test.ts',
      name: 'do with review requests',
    },
  },
  {
    without: 'approving only changes that are on the screen',
    file: 'web/app/panel/content/publication/request-notice.tsx',
    change: [['(!data && !isError)', 'false']],
    test: {
      file: 'app/panel/content/publication/requests.test.tsx',
      name: 'before its changes are on the screen',
    },
  },
  {
    without: 'stopping at the first course when the session has ended',
    file: 'web/app/panel/content/fees/use-save-fees.ts',
    change: [['      if (isSessionEnd(error)) throw error\n', '']],
    test: { file: 'app/panel/content/fees/fees-view.test.tsx', name: 'if the session ends' },
  },
  {
    without: 'one id for all previews of an email',
    file: 'web/app/panel/events/hub/email-form.tsx',
    change: [
      ['sending: { ...sending, _id } })', 'sending: { ...sending, _id: crypto.randomUUID() } })'],
    ],
    test: {
      file: 'app/panel/events/hub/emails-tab.test.tsx',
      name: 'isn’t sent again with another text',
    },
  },
  {
    without: 'the file that was chosen last',
    file: 'web/app/panel/operations/import-export/use-file-choice.ts',
    change: [['    if (latest.current !== picked) return\n', '']],
    test: {
      file: 'app/panel/operations/import-export/import-view.test.tsx',
      name: 'of two files chosen one after the other',
    },
  },
  {
    without: 'what somebody else changed of a review',
    file: 'web/app/panel/content/publication/review-card.tsx',
    change: [['change && change.from === value ? change.to : value', 'change ? change.to : value']],
    test: {
      file: 'app/panel/content/publication/review-card.test.tsx',
      name: 'if somebody else was faster',
    },
  },
]
