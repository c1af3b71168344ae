import { screen, waitFor } from '@testing-library/react'
import {
  checkPackage,
  exportPackage,
  importPackage,
  type PackageRow,
  packageBytes,
  packageTooLarge,
  packageUnreadable,
} from 'contract/content/package'
import { expect, test } from 'vitest'
import { answer, answerFile, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { stepUp } from '#test/step-up'
import { watchDownloads } from '#test/watch-downloads'

const aRow = (change: Partial<PackageRow>): PackageRow => ({
  name: 'Hostel',
  type: 'Page',
  outcome: 'changed',
  problems: [],
  notes: [],
  changes: [],
  ...change,
})
const packaged = new File(['{}'], 'website.json', { type: 'application/json' })
const choose = async () => {
  const { user } = await renderPanel([], 'Import & Export')
  await user.upload(screen.getByLabelText('Exported file (.tar)'), packaged)
  return user
}

test('a package is previewed, and imported as drafts after confirmation', async () => {
  const changes = [{ field: 'Title', before: 'Hostel', after: 'Hostels' }]
  const rows = [aRow({ changes, notes: ['Kept: fax'] }), aRow({ outcome: 'unchanged', name: 'B' })]
  answer(checkPackage, { message: '0 new, 1 changed, 1 unchanged', rows })
  const imports = answer(importPackage, { message: '0 new, 1 changed, 1 unchanged', rows })
  const user = await choose()

  const title = await screen.findByRole('heading', { name: 'Review the changes' })
  expect(document.activeElement).toBe(title)
  for (const text of ['Kept: fax', 'Hostels']) expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText('B')).toBeNull()
  expect(imports).toHaveLength(0)

  await user.click(screen.getByRole('button', { name: 'Import as drafts' }))
  await screen.findByText(/^Imported as drafts: 0 new, 1 changed/)
  expect((imports[0]?.body as FormData).get('file')).toMatchObject({ name: 'website.json' })
})

test('what stays as it is here is explained, and isn’t imported', async () => {
  const kept = aRow({ outcome: 'unchanged', notes: ['Translated differently here'] })
  answer(checkPackage, { message: '0 new, 0 changed, 1 unchanged', rows: [kept] })
  await choose()

  expect(await screen.findByText('Translated differently here')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Import as drafts' })).toBeNull()
})

test('an entry that can’t be imported comes first, and nothing can be imported', async () => {
  const rows = [aRow({}), aRow({ outcome: 'refused', problems: ['It has no content'] })]
  answer(checkPackage, { message: '0 new, 1 changed, 0 unchanged', rows })
  await choose()

  expect(await screen.findByText('It has no content')).toBeDefined()
  expect(screen.getByText(/an entry has problems/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Import as drafts' })).toBeNull()
})

test('a file that isn’t a package gets an error at its field', async () => {
  const checks = refuse(checkPackage, 400, packageUnreadable)
  const user = await choose()
  expect(await screen.findByText(packageUnreadable)).toBeDefined()

  const big = new File(['x'], 'big.tar', { type: 'application/x-tar' })
  Object.defineProperty(big, 'size', { value: packageBytes + 1 })
  await user.upload(screen.getByLabelText('Exported file (.tar)'), big)
  expect(await screen.findByText(packageTooLarge)).toBeDefined()
  expect(checks).toHaveLength(1)
})

test('the website is exported as a file with the date', async () => {
  const saved = watchDownloads()
  answerFile(exportPackage, '{}')
  const { user } = await renderPanel([], 'Import & Export')

  await user.click(screen.getByRole('button', { name: 'Export website' }))
  await stepUp(user, 'Download')

  await waitFor(() => expect(saved[0]).toMatch(/^website-\d{4}-\d\d-\d\d\.tar$/))
})
