import { screen, waitFor } from '@testing-library/react'
import {
  describeLibraryItem,
  libraryNotYours,
  libraryReplaced,
  librarySaved,
  replaceLibraryFile,
} from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '#test/answer'
import { renderPart } from '#test/render-app'
import { ReplaceFile } from './replace-file'

const item: LibraryItem = {
  ...{ _id: 'result', kind: 'document', name: 'result wrong', version: 3, bytes: 1 },
  ...{ isDecorative: false, focus: { x: 50, y: 50 }, address: '/documents/result' },
  ...{ savedAt: '2026-11-22T00:00:00.000Z', author: 'a@college.test' },
}
const file = new File(['%PDF-1.7'], 'B.A. result.pdf', { type: 'application/pdf' })

test('a wrong file is replaced in its field, and takes the name of the right one', async () => {
  const replaced = answer(replaceLibraryFile, { message: libraryReplaced, item })
  const described = answer(describeLibraryItem, { message: librarySaved, item })
  const onRenamed = vi.fn()
  const { user } = renderPart(<ReplaceFile item={item} onRenamed={onRenamed} />)
  await user.upload(screen.getByLabelText('Replace this file'), file)
  await screen.findByText('Replaced with B.A. result.pdf, everywhere it is used.')
  expect(replaced.map(({ params }) => params)).toEqual([{ _id: 'result' }])

  await user.click(screen.getByRole('button', { name: 'Rename “result wrong” to “B.A. result”' }))
  await waitFor(() => expect(onRenamed).toHaveBeenCalledWith('result wrong', 'B.A. result'))
  expect(described[0]?.body).toMatchObject({ name: 'B.A. result', version: 3 })
})

test('a file that others use is not replaced, and it says why', async () => {
  refuse(replaceLibraryFile, 403, libraryNotYours)
  const { user } = renderPart(<ReplaceFile item={item} onRenamed={() => undefined} />)
  await user.upload(screen.getByLabelText('Replace this file'), file)
  await screen.findByText(libraryNotYours)
  expect(screen.queryByText(/^Replaced with/)).toBeNull()
  screen.getByLabelText('Replace this file')
})
