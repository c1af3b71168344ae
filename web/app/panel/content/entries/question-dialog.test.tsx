import { screen, within } from '@testing-library/react'
import { listStaffNames } from 'contract/accounts/staff-accounts'
import { listContent } from 'contract/content/calls'
import { readLibraryItem } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { notice } from 'contract/content/notices'
import type { RichTextNode } from 'contract/content/rich-text/rich-text-node'
import { expect, test } from 'vitest'
import { anAboutEntry } from '#test/about-entry'
import { answer } from '#test/answer'
import { renderPart } from '#test/render-app'
import { aDoc, paragraph } from '#test/rich-text'
import { type Conflict, merge } from '../editing/merge'
import { QuestionDialog } from './question-dialog'

const about = anAboutEntry()

function renderQuestion(conflicts: Conflict[]) {
  const question = { theirs: 'asha@college.test', conflicts, answer: () => undefined }
  renderPart(<QuestionDialog question={question} onClose={() => undefined} />)
  return (label: string) =>
    within(screen.getByRole('group', { name: label }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
}

test('a conflict names people, departments, entries and days as the form does', async () => {
  answer(listStaffNames, { names: { 'asha@college.test': 'Asha Verma' } })
  answer(listContent, { entries: [about] })
  const side = (department: string, day: string, category: string) => ({
    ...{ department, date: day, category },
  })
  const gone = '0192f000-0000-7000-9000-00000000dead'
  const { conflicts } = merge(notice.fields, {
    base: side('', '2026-11-01', ''),
    mine: side('bca', '2026-11-02', about._id),
    theirs: side('gone', '2026-11-03', gone),
  })
  const textsOf = renderQuestion(conflicts)
  await screen.findAllByText('Asha Verma')
  expect(textsOf('Department')).toEqual(['Mine B.C.A.', 'Asha Verma gone'])
  await screen.findByText('About the college')
  expect(textsOf('Category')).toEqual(['Mine About the college', 'Asha Verma an entry'])
  expect(textsOf('Date')).toEqual(['Mine Nov 2, 2026', 'Asha Verma Nov 3, 2026'])
})

test('a conflict in a text that shows only a picture says which', async () => {
  const item: LibraryItem = {
    ...{ _id: 'prize', kind: 'picture', name: 'Prize day', isDecorative: false, version: 1 },
    ...{ address: '/uploads/prize-800.webp', bytes: 40_000, focus: { x: 50, y: 50 } },
    ...{ savedAt: '2026-11-01T09:00:00.000Z', author: 'office@college.example' },
  }
  answer(readLibraryItem, { item, places: [], versions: [] })
  const shows = (...blocks: RichTextNode[]) => ({ body: aDoc(...blocks) })
  const { conflicts } = merge(notice.fields, {
    base: shows(paragraph('before')),
    mine: shows({ type: 'picture', attrs: { item: item._id } }),
    theirs: shows(paragraph('after')),
  })
  const textsOf = renderQuestion(conflicts)
  await screen.findByText('[picture: Prize day]')
  expect(textsOf('Text')?.[0]).toBe('Mine [picture: Prize day]')
})
