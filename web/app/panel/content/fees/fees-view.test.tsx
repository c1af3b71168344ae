import { screen, waitFor, within } from '@testing-library/react'
import type { CurrentAdmin } from 'contract/accounts/admin'
import type { EditedContent } from 'contract/content/calls'
import { listContent } from 'contract/content/calls'
import {
  type CourseFees,
  listFees,
  publishFees,
  saveFees,
  type WrittenFees,
} from 'contract/content/course-fees'
import { searchInPanel } from 'contract/search/panel-search'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerWith, refuse } from '#test/answer'
import { aFeeRow } from '#test/fee-rows'
import { fillLogin, renderPanel } from '#test/render-admin'

afterEach(() => {
  vi.useRealTimers()
})

const ba = () => aFeeRow('B.A.', { 'First year': '12000', 'Second year': '13000' })
const bca = () => aFeeRow('B.C.A.', { 'First year': '45000', 'Second year': '46000' })

/** The entry that the server answers with. */
const entryOf = ({ title, _id, isPublic, hasDraft }: CourseFees, sent: WrittenFees) =>
  ({
    ...{ _id, type: 'course', title, position: 1, isPublic, hasDraft },
    ...{ savedAt: '2026-11-21T05:12:00.000Z', author: 'head@college.example' },
    version: sent.version + 1,
    data: { fees: sent.fees, feesAsOf: sent.feesAsOf },
    publicData: { fees: sent.fees, feesAsOf: sent.feesAsOf },
  }) satisfies EditedContent

async function openFees(rows: CourseFees[], account: Partial<CurrentAdmin> = {}) {
  answer(listFees, { courses: rows })
  answer(listContent, { entries: [] })
  answer(searchInPanel, { groups: [] })
  const rendered = await renderPanel([], 'Website', [], account)
  const { user } = rendered
  await user.type(screen.getByRole('searchbox', { name: 'Search the panel' }), 'fees{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Fees / }))
  await screen.findByRole('table', { name: 'Fees for all courses' })
  const accept = (call: typeof saveFees | typeof publishFees) =>
    answer(call, ({ params, body }) => {
      const row = rows.find(({ _id }) => _id === params._id) ?? expect.fail('no such course')
      return { message: 'Done', entry: entryOf(row, body as WrittenFees) }
    })
  return { ...rendered, accept }
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const amounts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a block from a spreadsheet is pasted, checked, and published with one button', async () => {
  const { user, accept } = await openFees([ba(), bca()])
  const published = accept(publishFees)
  expect(amounts()).toEqual(['12,000', '13,000', '45,000', '46,000'])
  button('No changes')

  await user.click(cell('B.A., First year'))
  await user.paste('12,500\t13000\r\n₹ 48,000\tdear\r\n')
  expect(amounts()).toEqual(['12,500', '13,000', '48,000', 'dear'])
  screen.getByText('was 45,000')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(button('Publish the fees of 2 courses'))
  await user.keyboard('{Enter}')
  expect(cell('B.C.A., Second year')).toBe(document.activeElement)
  screen.getByText('Fee in rupees must be a whole number from 0 to 1,00,00,000')
  expect(published).toHaveLength(0)

  await user.clear(cell('B.C.A., Second year'))
  await user.type(cell('B.C.A., Second year'), '49000.00{Enter}')
  await user.click(button('Publish the fees of 2 courses'))
  await screen.findByText('Published. The fees of 2 courses are on the website.')
  expect(published.map(({ body }) => body)).toMatchObject([
    { fees: [{ amount: '12500' }, { amount: '13000' }], feesAsOf: '2026-11-21' },
    { fees: [{ amount: '48000' }, { amount: '49000' }], feesAsOf: '2026-11-21' },
  ])
  button('No changes')

  // One click puts the website back.
  await user.click(button('Undo publishing'))
  await screen.findByText('Undone. The website shows the previous fees again.')
  expect(published[2]?.body).toMatchObject({ version: 2, ...ba().public })
})

test('Enter and the arrow keys move between cells, and a paste can be undone', async () => {
  const { user } = await openFees([ba(), bca()])
  await user.click(cell('B.A., First year'))
  const focused = () => document.activeElement
  await user.keyboard('{Enter}')
  expect(focused()).toBe(cell('B.C.A., First year'))
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(focused()).toBe(cell('B.A., Second year'))
  await user.keyboard('{ArrowLeft}{Shift>}{Enter}{/Shift}')
  expect(focused()).toBe(cell('B.A., First year'))
  await user.keyboard('1{ArrowLeft}')
  expect(focused()).toBe(cell('B.A., First year'))

  await user.paste('B.C.A.\t1\nB.Voc.\t2')
  await screen.findByText('1 fee pasted. Not in this table: B.Voc.')
  expect(amounts()).toEqual(['1', '13,000', '1', '46,000'])
  await user.click(button('Undo paste'))
  expect(cell('B.C.A., First year').value).toBe('45,000')
})

test('if the session ends, the login appears, and the typed amounts are there afterwards', async () => {
  const { user } = await openFees([ba(), bca()])
  const sent = refuse(publishFees, 401)
  await user.clear(cell('B.C.A., First year'))
  await user.type(cell('B.C.A., First year'), '47000')
  await user.clear(cell('B.A., First year'))
  await user.type(cell('B.A., First year'), '12500')
  await user.click(button('Publish the fees of 2 courses'))

  await screen.findByText(/^Your session has ended\..* Your changes are saved/)
  await fillLogin(user)
  await screen.findByRole('table', { name: 'Fees for all courses' })
  expect(amounts()).toEqual(['12,500', '13,000', '47,000', '46,000'])
  expect(sent).toHaveLength(1)
})

test('without the right to publish, fees are saved as drafts', async () => {
  const account = { role: 'author' } as const
  const { user, accept } = await openFees([ba(), bca()], account)
  const saved = accept(saveFees)
  await user.clear(cell('B.A., First year'))
  await user.click(screen.getByRole('checkbox', { name: 'Mark changed fees as checked today' }))
  await user.click(button('Save draft of 1 course'))
  await screen.findByText('Saved as a draft: 1 course.')
  const [, second] = ba().edited.fees
  expect(saved[0]?.body).toEqual({ version: 1, fees: [second], feesAsOf: '2026-06-01' })
})

test('a course that waits for review keeps its fees in its draft', async () => {
  const request = {
    ...{ revision: 'a', by: 'asha@college.test', at: '2026-11-21T05:12:00.000Z' },
    isEditedLater: false,
  }
  const draft = { ...bca(), public: ba().public }
  const { user, accept } = await openFees([{ ...ba(), request }, draft])
  accept(saveFees)
  screen.getByText('Waiting for review: fees are saved in its draft')
  screen.getByText('These fees are a draft. Visitors see the published ones.')
  button('Publish the fees of 1 course')
  await user.type(cell('B.A., First year'), '5')
  button('Publish the fees of 1 course, save 1 draft')
})

test('fees that somebody else changed are asked about, and nothing is overwritten', async () => {
  const { user } = await openFees([ba(), bca()])
  const theirs = aFeeRow('B.A.', { 'First year': '11000', 'Second year': '13500' }).edited
  const current = {
    ...entryOf(ba(), { version: 4, ...theirs }),
    author: 'Asha Verma',
  }
  const published: unknown[] = []
  answerWith(publishFees, 409, { message: 'Someone changed this', current })
  await user.clear(cell('B.A., First year'))
  await user.type(cell('B.A., First year'), '12999')
  await user.click(button('Publish the fees of 1 course'))
  const dialog = await screen.findByRole('dialog', { name: 'Conflicting changes' })
  within(dialog).getByRole('group', { name: 'First year' })
  within(dialog).getByRole('radio', { name: 'Mine 12,999' })
  answer(publishFees, ({ body }) => {
    published.push(body)
    return { message: 'Done', entry: entryOf(ba(), body as WrittenFees) }
  })
  await user.click(within(dialog).getByRole('radio', { name: /^Mine/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(published).toHaveLength(1))
  // Theirs stays where only they changed something.
  expect(published[0]).toMatchObject({
    version: 5,
    fees: [{ amount: '12999' }, { amount: '13500' }],
  })
})

test('what is not saved stays in the table and says why', async () => {
  const { user } = await openFees([ba()])
  refuse(publishFees, 400, 'This can’t be published yet', { summary: 'Summary is required' })
  await user.clear(cell('B.A., First year'))
  await user.type(cell('B.A., First year'), '7')
  await user.click(button('Publish the fees of 1 course'))
  await screen.findByText('This can’t be published yet. Summary is required')
  expect(cell('B.A., First year').value).toBe('7')
})
