import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import {
  contentConflict,
  contentPublished,
  contentSaved,
  contentScheduled,
  contentTaken,
  discardDraft,
  type EditedContent,
  listContent,
  listRevisions,
  publishContent,
  readContent,
  restoreContent,
  saveContent,
} from 'contract/content/calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer, answerWith, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const _id = '0192f000-0000-7000-9000-000000000001'
const revision = '0192f000-0000-7000-8000-000000000001'

const data = {
  ...startingContent.facts,
  phones: [
    { _key: 'a', number: '+91 120 000 1000', whose: '' },
    { _key: 'b', number: '+91 120 000 2000', whose: 'Admissions' },
  ],
  emails: [{ _key: 'a', address: 'office@college.ac.in', whose: '' }],
  officeHours: 'Nine to four',
}

const anEntry = (change: Partial<EditedContent> = {}): EditedContent => ({
  _id,
  type: 'facts',
  title: 'College facts',
  position: 0,
  isPublic: true,
  hasDraft: false,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
  version: 1,
  data,
  publicData: data,
  publicRevision: revision,
  basedOn: revision,
  ...change,
})

const written = z.object({ version: z.number(), data: z.looseObject({}) })

/** A server that keeps what it is sent. */
function serve(first: EditedContent) {
  let entry = first
  answer(listContent, () => ({ entries: [entry] }))
  answer(readContent, () => entry)
  const saved = answer(saveContent, ({ body }) => {
    const { version, data } = written.parse(body)
    entry = { ...entry, version: version + 1, data, hasDraft: true, author: 'head@college.example' }
    return { message: contentSaved, entry }
  })
  return { saved, now: () => entry }
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  cleanup()
  // What is still on its way would be kept in the browser of the next test.
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function openEditor(entry = anEntry()) {
  const served = serve(entry)
  const rendered = await renderPanel([], 'Website')
  await rendered.user.click(await screen.findByRole('button', { name: /^College facts/ }))
  await screen.findByLabelText(/^Office hours/)
  return { ...rendered, ...served }
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const phones = () => within(screen.getByRole('group', { name: /^Telephone numbers/ }))
const numbers = () =>
  phones()
    .getAllByLabelText<HTMLInputElement>(/^Number/)
    .map(({ value }) => value)

test('the list says what visitors see, what waits, and who wrote last', async () => {
  serve(anEntry({ hasDraft: true, publishAt: '2026-11-23T03:30:00.000Z' }))
  await renderPanel([], 'Website')
  const row = await screen.findByRole('button', { name: /^College facts/ })
  expect(row.textContent).toBe(
    'College facts PublishedDraft waitingScheduled for 23 November, 9:00 AM Last written by asha@college.test, 21 November, 10:42 AM',
  )
})

test('a list that did not come can be asked for again', async () => {
  refuse(listContent, 503)
  const { user } = await renderPanel([], 'Website')
  await screen.findByText('The entries could not be loaded')
  serve(anEntry())
  await user.click(button('Try Again'))
  await screen.findByRole('button', { name: /^College facts/ })
})

test('what is typed is saved by itself, and the cursor stays where it is', async () => {
  const { user, saved } = await openEditor()
  const hours = field(/^Office hours/)
  await user.type(hours, '!', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  screen.getByText('Not saved yet')
  await pass(2100)

  await screen.findByText('Draft saved 10:42 AM')
  expect(saved.map(({ body }) => body)).toMatchObject([
    { version: 1, basedOn: revision, data: { ...data, officeHours: 'Nine! to four' } },
  ])
  expect(document.activeElement).toBe(hours)
  expect(hours.selectionStart).toBe(5)
  await user.type(hours, '?', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  await pass(2100)
  expect(saved.at(-1)?.body).toMatchObject({ version: 2, data: { officeHours: 'Nine!? to four' } })
  screen.getByText('Draft waiting')
})

test('without a connection the words are said to be kept, and come back on opening', async () => {
  const { user } = await openEditor()
  refuse(saveContent, 0)
  await user.clear(field(/^Office hours/))
  await user.type(field(/^Office hours/), 'Kept')
  await pass(2100)
  await screen.findByText('Not saved: no connection – your words are kept in this browser')

  await user.click(button('Back to Website'))
  await user.click(await screen.findByRole('button', { name: /^College facts/ }))
  const found = within(await screen.findByRole('region', { name: 'Words that were not saved' }))
  found.getByText('Kept')
  expect(field(/^Office hours/).value).toBe('Nine to four')
  serve(anEntry())
  await user.click(found.getByRole('button', { name: 'Put it into the form' }))
  expect(field(/^Office hours/).value).toBe('Kept')
  await pass(2100)
  await screen.findByText(/^Draft saved/)
})

test('leaving the view saves at once, and Back finds what was typed', async () => {
  const { user, router, saved } = await openEditor()
  await user.type(field(/^Office hours/), ' sharp')
  await user.click(button('Settings'))
  await waitFor(() => expect(saved).toHaveLength(1))
  await act(() => router.navigate(-1))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Office hours/)).value).toBe(
    'Nine to four sharp',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('words typed when the session ended are in the form after the next login', async () => {
  const { user } = await openEditor()
  refuse(saveContent, 401)
  await user.type(field(/^Office hours/), ' sharp')
  await pass(2100)
  await screen.findByText('Your session has ended. Please log in again. What you typed is kept.')
  serve(anEntry())
  await user.type(screen.getByLabelText('Email'), 'head@college.example')
  await user.type(screen.getByLabelText('Password'), 'maple-Kettle-19')
  await user.click(button('Login'))

  expect((await screen.findByLabelText<HTMLInputElement>(/^Office hours/)).value).toBe(
    'Nine to four sharp',
  )
  await pass(2100)
  await screen.findByText(/^Draft saved/)
})

test('items move by buttons, which keep the focus and are announced', async () => {
  const { user, saved } = await openEditor()
  const up = button('Move +91 120 000 2000 up')
  up.focus()
  await user.keyboard('{Enter}')

  expect(numbers()).toEqual(['+91 120 000 2000', '+91 120 000 1000'])
  expect(document.activeElement).toBe(up)
  expect(up.getAttribute('aria-disabled')).toBe('true')
  screen.getByText('+91 120 000 2000 is now 1 of 2')
  await user.keyboard('{Enter}')
  expect(numbers()).toEqual(['+91 120 000 2000', '+91 120 000 1000'])
  await pass(2100)
  expect(saved[0]?.body).toMatchObject({ data: { phones: [{ _key: 'b' }, { _key: 'a' }] } })
})

test('an item is added with the focus in it, removed, and brought back', async () => {
  const { user, saved } = await openEditor()
  await user.click(button('Add to telephone numbers'))
  await user.keyboard('+91 120 000 3000')
  expect(numbers().at(-1)).toBe('+91 120 000 3000')
  await pass(2100)
  expect(numbers()).toHaveLength(3)
  const { data: sent } = written.parse(saved[0]?.body)
  expect(sent.phones).toMatchObject([{}, {}, { _key: expect.stringMatching(/^[\w-]{1,40}$/) }])

  await user.click(button('Remove +91 120 000 1000'))
  expect(numbers()).toEqual(['+91 120 000 2000', '+91 120 000 3000'])
  const undo = button('Bring back +91 120 000 1000')
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(numbers()).toEqual(['+91 120 000 1000', '+91 120 000 2000', '+91 120 000 3000'])
})

test('a fault is shown at its field when that was left, and keeps it from being published', async () => {
  const { user } = await openEditor()
  const sent = answer(publishContent, { message: contentPublished, entry: anEntry() })
  await user.click(button('1. +91 120 000 1000'))
  expect(button('1. +91 120 000 1000').getAttribute('aria-expanded')).toBe('false')
  const number = phones().getAllByLabelText<HTMLInputElement>(/^Number/, { selector: 'input' })[1]
  await user.clear(number ?? document.body)
  expect(phones().queryByText('Number is required')).toBeNull()
  await user.tab()
  phones().getByText('Number is required')
  await user.clear(field(/^Tagline/))

  await user.click(button('Publish now'))
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(field(/^Tagline/))
  within(screen.getByRole('region', { name: 'Before you publish' })).getByText(
    'Tagline is required',
  )
})

test('an item with a fault opens, counts it on its head, and gets the focus; the server’s too', async () => {
  const { user } = await openEditor()
  await user.type(field(/^Office hours/), '!')
  await user.click(button('2. +91 120 000 2000'))
  refuse(publishContent, 400, 'This cannot be published yet', { 'phones.1.number': 'Is of a bank' })
  await user.click(button('Publish now'))

  const head = await screen.findByRole('button', { name: '2. +91 120 000 2000 1 fault' })
  expect(head.getAttribute('aria-expanded')).toBe('true')
  const [, number] = phones().getAllByLabelText<HTMLInputElement>(/^Number/)
  expect(document.activeElement).toBe(number)
  phones().getByText('Is of a bank')
  await user.keyboard('1')
  expect(phones().queryByText('Is of a bank')).toBeNull()
})

test('warnings lead to their fields and stop nothing', async () => {
  const { user, now } = await openEditor()
  const [number] = phones().getAllByLabelText<HTMLInputElement>(/^Number/)
  await user.clear(number ?? document.body)
  await user.type(number ?? document.body, '0120 400 1995')
  await user.click(button('1. 0120 400 1995'))
  await user.click(button(/^Telephone numbers 1: Number 0120 400 1995 has no country code/))
  expect(document.activeElement).toBe(number)

  const sent = answer(publishContent, ({ body }) => ({
    message: contentPublished,
    entry: { ...now(), ...anEntry({ data: written.parse(body).data }), version: 9 },
  }))
  await user.click(button('Publish now'))
  await screen.findByText(contentPublished)
  expect(sent[0]?.body).toMatchObject({ data: { phones: [{ number: '0120 400 1995' }, {}] } })
  screen.getByRole('button', { name: 'All published' })
})

test('the button of a later publication names its moment, on the college’s clock', async () => {
  const { user } = await openEditor()
  await user.click(button('Publish later…'))
  const moment = field(/^Day and time/)
  expect(moment.value).toBe('2026-11-22T09:00')
  await user.clear(moment)
  await user.type(moment, '2026-11-20T09:00')
  await user.click(button('Publish on 20 November, 9:00 AM'))
  screen.getByText('Choose a moment that is still to come')
  expect(document.activeElement).toBe(moment)

  await user.clear(moment)
  await user.type(moment, '2027-01-23T09:00')
  const publishAt = '2027-01-23T03:30:00.000Z'
  const sent = answer(publishContent, {
    message: contentScheduled,
    entry: anEntry({ version: 2, publishAt }),
  })
  await user.click(button('Publish on 23 January 2027, 9:00 AM'))
  await screen.findByText('Will be published on 23 January 2027, 9:00 AM.')
  expect(sent[0]?.body).toMatchObject({ at: publishAt, version: 1 })
  expect(screen.queryByText(/Later edits are not part of it/)).toBeNull()
  await user.type(field(/^Office hours/), '!')
  screen.getByText(/Later edits are not part of it/)
})

test('when the moment has come the editor says so by itself', async () => {
  const publishAt = '2026-11-21T06:05:00.000Z'
  const scheduled = { ...data, officeHours: 'Scheduled' }
  await openEditor(anEntry({ publishAt, data: scheduled }))
  screen.getByText('Will be published on 21 November, 11:35 AM.')
  const published = { publicRevision: _id, basedOn: _id, publicData: scheduled, data: scheduled }
  answer(readContent, anEntry({ ...published, version: 2 }))
  await pass(4 * 60_000)
  screen.getByText('Will be published on 21 November, 11:35 AM.')
  await pass(62_000)
  await waitFor(() => expect(screen.queryByText(/^Will be published/)).toBeNull())
  expect(field(/^Office hours/).value).toBe('Scheduled')
  screen.getByRole('button', { name: 'All published' })
})

test('a draft is discarded only when that is confirmed', async () => {
  const draft = { ...data, officeHours: 'Draft' }
  const { user } = await openEditor(anEntry({ hasDraft: true, data: draft }))
  const sent = answer(discardDraft, { message: 'The draft is discarded', entry: anEntry() })
  await user.click(button('Discard draft'))
  await user.click(button('Keep editing'))
  expect(field(/^Office hours/).value).toBe('Draft')
  await user.click(button('Discard draft'))
  await user.click(button('Discard'))
  await waitFor(() => expect(field(/^Office hours/).value).toBe('Nine to four'))
  expect(sent[0]?.body).toEqual({ version: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the history tells each revision, and makes a draft of one', async () => {
  const { user } = await openEditor()
  answer(listRevisions, {
    revisions: [
      {
        _id: revision,
        author: 'asha@college.test',
        savedAt: '2026-11-20T05:00:00.000Z',
        publishedAt: '2026-11-20T05:00:00.000Z',
        isPublic: true,
        changes: [{ field: 'PIN code', before: '110001', after: '110002' }],
      },
    ],
  })
  await user.click(button('Show history'))
  await screen.findByText('What visitors read now')
  expect(screen.getByText('PIN code', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    'Before: 110001After: 110002',
  )
  const sent = answer(restoreContent, {
    message: 'Restored as a draft',
    entry: anEntry({ version: 2, hasDraft: true, data: { ...data, officeHours: 'As it was' } }),
  })
  await user.click(button('Restore as a draft: asha@college.test, 20 November, 10:30 AM'))
  await waitFor(() => expect(field(/^Office hours/).value).toBe('As it was'))
  expect(sent[0]?.body).toEqual({ version: 1, revision })
})

test('what two wrote into one field is asked side by side, now or later', async () => {
  const { user } = await openEditor()
  const current = anEntry({ version: 2, hasDraft: true, data: { ...data, officeHours: 'Theirs' } })
  answerWith(saveContent, 409, z.parse(contentConflict, { message: contentTaken, current }))
  await user.clear(field(/^Office hours/))
  await user.type(field(/^Office hours/), 'Mine')
  await pass(2100)
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('group', { name: 'Office hours' })
  expect(button('1 still to choose')).toHaveProperty('disabled', true)
  await user.click(button('Decide later'))
  await user.click(button('Compare them'))
  await user.click(button('Decide later'))
  await user.click(button('Publish now'))
  await user.click(
    within(screen.getByRole('dialog')).getByRole('radio', { name: 'asha@college.test Theirs' }),
  )
  await user.click(button('Save'))
  await waitFor(() => expect(field(/^Office hours/).value).toBe('Theirs'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an entry that is gone says so', async () => {
  serve(anEntry())
  refuse(readContent, 404)
  const { user } = await renderPanel([], 'Website')
  await user.click(await screen.findByRole('button', { name: /^College facts/ }))
  await screen.findByText('There is no such entry')
})
