import { screen, waitFor, within } from '@testing-library/react'
import { listEvents } from 'contract/events/events'
import {
  checkImport,
  csvBytes,
  csvTooLarge,
  entryExists,
  getTableTemplate,
  type ImportRow,
  importTable,
  nothingImported,
} from 'contract/operations/import'
import { previewUndoImport, undoImport } from 'contract/operations/undo-import'
import { anEvent } from 'testing/an-event.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerFile, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { watchDownloads } from '#test/watch-downloads'

afterEach(() => {
  vi.useRealTimers()
})

const aRow = (line: number, details: Partial<ImportRow> = {}): ImportRow => ({
  line,
  name: `Row ${line}`,
  outcome: 'new',
  problems: [],
  ...details,
})
const table = new File(['name\r\nAsha'], 'faculty.csv', { type: 'text/csv' })
const openView = () => renderPanel([], 'Import & Export')
const linesShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('an import can be undone in two clicks right after it', async () => {
  const importId = '0192f000-0000-7000-b000-000000000001'
  const counts = { deleted: 2, restored: 0, kept: 0, keptEntries: [] }
  answer(checkImport, { message: 'Checked', rows: [aRow(2), aRow(3)] })
  answer(importTable, { message: 'Imported: 2 new', rows: [aRow(2), aRow(3)], importId })
  answer(previewUndoImport, { subject: 'events', file: 'events.csv', ...counts })
  const undone = answer(undoImport, { message: 'Import undone: 2 entries deleted', ...counts })
  const { user } = await openView()
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))

  await user.click(await screen.findByRole('button', { name: 'Undo import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }))
  await dialog.findByText('2 entries will be deleted.')
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('Import undone: 2 entries deleted')
  expect(undone).toMatchObject([{ params: { _id: importId } }])
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Excel or CSV file'))
})

test('a file is previewed, imported after confirmation, and the lists are updated', async () => {
  const rows = [aRow(2), aRow(3, { outcome: 'changed' }), aRow(4, { outcome: 'unchanged' })]
  const checks = answer(checkImport, { message: 'Checked', rows })
  const imports = answer(importTable, { message: 'Imported 2 rows', rows })
  const { user } = await openView()
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)

  const title = await screen.findByRole('heading', { name: '3. Review the changes' })
  expect(document.activeElement).toBe(title)
  screen.getByText(
    '1 row will be added, 1 row will be changed, 1 row will stay unchanged. Nothing has been imported yet.',
  )
  expect(checks).toMatchObject([{ params: { subject: 'events' } }])
  expect((checks[0]?.body as FormData).get('file')).toMatchObject({ name: 'faculty.csv' })
  expect(imports).toHaveLength(0)

  const lists = answer(listEvents, [anEvent()])
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  await screen.findByText('Imported 2 rows')
  expect(imports).toHaveLength(1)
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await waitFor(() => expect(lists).toHaveLength(1))
})

test('of two files chosen one after the other, the second is checked, even if it is read first', async () => {
  const checks = answer(checkImport, { message: 'Checked', rows: [aRow(2)] })
  const { user } = await openView()
  const slow = new File(['name\r\nAsha'], 'slow.csv', { type: 'text/csv' })
  let finish: (bytes: ArrayBuffer) => void = () => undefined
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    finish = resolve
  })
  slow.arrayBuffer = () => bytes

  await user.upload(screen.getByLabelText('Excel or CSV file'), slow)
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)
  await screen.findByRole('heading', { name: '3. Review the changes' })
  finish(new ArrayBuffer(9))
  await bytes

  await screen.findByText('faculty.csv')
  expect(checks.map(({ body }) => ((body as FormData).get('file') as File).name)).toEqual([
    'faculty.csv',
  ])
})

test('a file that was imported before is announced as such before its entries are added again', async () => {
  const rows = [aRow(2, { problems: [entryExists] }), aRow(3, { problems: [entryExists] }), aRow(4)]
  answer(checkImport, { message: '3 new', rows })
  const { user } = await openView()
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)
  await screen.findByText(/^2 rows repeat existing entries/)
})

test('rows to correct come first with their reasons, and nothing can be imported', async () => {
  const problems = ['Name must be at least 2 characters long', 'Designation is required']
  const rows = [aRow(2), aRow(3, { name: '', outcome: 'refused', problems })]
  const checks = answer(checkImport, { message: nothingImported, rows })
  const { user } = await openView()
  await user.click(screen.getByLabelText(/^Faculty and staff/))
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)

  await screen.findByText(/^1 row must be corrected before you can import/)
  expect(checks).toMatchObject([{ params: { subject: 'faculty' } }])
  expect(linesShown()).toEqual(['Line 3', 'Line 2'])
  for (const problem of problems) screen.getByText(problem)
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New 1' }))
  expect(linesShown()).toEqual(['Line 2'])

  answer(checkImport, { message: 'Checked', rows: [aRow(2), aRow(3)] })
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)
  await screen.findByRole('button', { name: 'Import 2 rows' })
})

test('a report of two thousand rows is rendered a hundred at a time', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => aRow(index + 2))
  answer(checkImport, { message: 'Checked', rows })
  const { user } = await openView()
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)
  await screen.findByRole('button', { name: 'Import 2,000 rows' })
  expect(linesShown()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Show more rows (1,900 left)' }))
  expect(linesShown()).toHaveLength(200)
})

test('the reason for a rejected file is shown at its field', async () => {
  const checks = refuse(checkImport, 400, 'The file has no column "name"')
  const { user } = await openView()
  const field = screen.getByLabelText('Excel or CSV file')
  await user.upload(field, new File(['x'.repeat(csvBytes + 1)], 'big.csv', { type: 'text/csv' }))
  await screen.findByText(csvTooLarge)
  expect(checks).toHaveLength(0)

  await user.upload(field, table)
  await screen.findByText('The file has no column "name"')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  refuse(checkImport, 0)
  await user.upload(field, table)
  await screen.findByText('Failed to check the file. Please try again.')
})

test('a rejected import shows what has changed since the preview', async () => {
  answer(checkImport, { message: 'Checked', rows: [aRow(2)] })
  refuse(importTable, 400, nothingImported)
  const { user } = await openView()
  await user.upload(screen.getByLabelText('Excel or CSV file'), table)
  const button = await screen.findByRole('button', { name: 'Import 1 row' })
  answer(checkImport, {
    message: nothingImported,
    rows: [aRow(2, { outcome: 'refused', problems: ['There is no such record'] })],
  })
  await user.click(button)
  await screen.findByText(nothingImported)
  await screen.findByText('There is no such record')
})

test('the template of the chosen table can be downloaded', async () => {
  const saved = watchDownloads()
  answerFile(getTableTemplate, 'name,designation')
  const { user } = await openView()
  await user.click(screen.getByLabelText(/^Faculty and staff/))
  await user.click(screen.getByRole('button', { name: 'Download template' }))
  await waitFor(() => expect(saved).toEqual(['faculty-template.csv']))
})
