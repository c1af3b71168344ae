import { screen, within } from '@testing-library/react'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const importId = '0192f000-0000-7000-b000-000000000001'
const counts = { deleted: 1_998, restored: 0, kept: 0, keptEntries: [] }

async function openActivity() {
  answer(listActivities, {
    activities: [
      {
        ...{ _id: importId, createdAt: '2026-11-21T05:00:00.000Z', admin: 'clerk@college.test' },
        ...{ action: 'imported', subject: 'event', targetId: importId, canBeUndone: true },
        changes: [{ field: 'file', after: 'events.xlsx' }],
      },
    ],
  })
  const { user } = await renderPanel([], 'Activity')
  await screen.findByText('imported events', { exact: false })
  return user
}

test('an import is undone with two clicks', async () => {
  answer(previewUndoImport, { subject: 'events', file: 'events.xlsx', ...counts })
  const sent = answer(undoImport, { message: 'Import undone: 1,998 entries deleted', ...counts })
  const user = await openActivity()

  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }))
  await dialog.findByText('1,998 entries will be deleted.')
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))

  await screen.findByText('Import undone: 1,998 entries deleted')
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what stays is listed before and after', async () => {
  const kept = {
    ...{ deleted: 1, restored: 2, kept: 201 },
    keptEntries: [{ _id: 'a', name: 'Quiz', reason: 'Changed since the import' }],
  }
  answer(previewUndoImport, { subject: 'events', file: 'events.xlsx', ...kept })
  answer(undoImport, {
    message: 'Import undone: 1 entry deleted, 2 restored, 201 kept',
    ...kept,
  })
  const user = await openActivity()

  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(
    '1 entry will be deleted. 2 entries will be restored. 201 entries will stay:',
  )
  dialog.getByText('Changed since the import')
  dialog.getByText('and 200 more')
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))

  const report = within(
    await screen.findByRole('dialog', { name: /^Import undone: 1 entry deleted/ }),
  )
  report.getByText('Quiz:')
  await user.click(report.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
