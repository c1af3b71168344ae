import { screen, within } from '@testing-library/react'
import { listStaffNames } from 'contract/accounts/staff-accounts'
import { listContent } from 'contract/content/calls'
import { notice } from 'contract/content/notices'
import { expect, test } from 'vitest'
import { anAboutEntry } from '#test/about-entry'
import { answer } from '#test/answer'
import { renderPart } from '#test/render-app'
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
