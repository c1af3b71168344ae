import { screen, waitFor, within } from '@testing-library/react'
import {
  type ContentEntry,
  contentPublished,
  contentScheduled,
  type EditedContent,
  listContent,
  publishContent,
  readContent,
} from 'contract/content/calls'
import { contentCreated, createContent } from 'contract/content/entry-calls'
import { publishedAfterLastDay } from 'contract/content/last-day'
import { libraryUploaded, readLibraryItem, uploadToLibrary } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { allDepartments, listNoticeEntries, type NoticeEntry } from 'contract/content/notice-list'
import { entriesPerPage } from 'contract/content/record'
import { readRequest, requestApproved } from 'contract/content/request'
import { approveRequest } from 'contract/content/request-calls'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import {
  correctionEmailed,
  emailCorrection,
  type NoticeEmailStatus,
  readNoticeEmail,
  sendTestEmail,
  setNoticeEmail,
  testEmailSent,
} from 'contract/messaging/notice-emails'
import { countAudience } from 'contract/messaging/subscriptions'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'
import { aDoc, paragraph } from '#test/rich-text'

const categoryId = '0192f000-0000-7000-9000-0000000000c1'
const written = {
  isPublic: true,
  hasDraft: false,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
}
const category: ContentEntry = {
  ...written,
  _id: categoryId,
  type: 'noticeCategory',
  title: 'Result',
  position: 1,
}

const aNotice = (place: number): NoticeEntry => ({
  ...written,
  _id: `0192f000-0000-7000-9000-${String(place).padStart(12, '0')}`,
  type: 'notice',
  title: `Notice ${place}`,
  position: place,
  category: categoryId,
  date: '2026-11-02T06:00:00.000Z',
})

/** A server with this many college-wide notices. Returns its requests. */
function serve(count: number) {
  answer(listContent, ({ query }) => ({
    entries: query.get('type') === 'noticeCategory' ? [category] : [],
  }))
  return answer(listNoticeEntries, ({ query }) => {
    const page = Number(query.get('page') ?? 1)
    const results = Array.from({ length: query.get('search') ? 1 : count }, (_, place) =>
      aNotice(place),
    )
    return {
      entries: results.slice((page - 1) * entriesPerPage, page * entriesPerPage),
      ...{
        page,
        pages: Math.ceil(results.length / entriesPerPage),
        all: count,
        found: results.length,
      },
      values: { category: [categoryId], department: [allDepartments] },
    }
  })
}

const rows = () => within(screen.getByRole('list', { name: 'Notices' })).getAllByRole('listitem')

test('the list loads a page at a time, and shows what each notice is about', async () => {
  const requested = serve(30)
  const { user } = await renderPanel([], 'Notices')
  await screen.findByText('Showing 24 of 30 notices')
  expect(rows()).toHaveLength(entriesPerPage)
  expect(rows()[0]?.textContent).toContain('Result · Whole college · Nov 2, 2026')

  await user.click(screen.getByRole('button', { name: 'Show more notices' }))
  await screen.findByText('Showing 30 of 30 notices')
  expect(rows()).toHaveLength(30)
  expect(requested.map(({ query }) => query.get('page'))).toEqual([null, '2'])
})

test('search, filters and order are applied by the server', async () => {
  const requested = serve(3)
  const { user } = await renderPanel([], 'Notices')
  await screen.findByText('Showing 3 of 3 notices')
  await user.type(screen.getByRole('searchbox', { name: 'Search notices' }), 'ba result')
  await user.selectOptions(screen.getByLabelText('Status'), 'Archived')
  await user.selectOptions(screen.getByLabelText('Category'), 'Result')
  await user.selectOptions(screen.getByLabelText('Department'), 'Whole college')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title A to Z')
  await screen.findByText('Showing 1 of 1 notices')

  await waitFor(() =>
    expect(Object.fromEntries(requested.at(-1)?.query ?? [])).toEqual({
      search: 'ba result',
      state: 'over',
      category: categoryId,
      department: allDepartments,
      sort: 'title',
    }),
  )
})

const item: LibraryItem = {
  ...{ _id: '0192f000-0000-7000-9000-0000000000d1', kind: 'document', name: 'BA I semester' },
  ...{ isDecorative: false, focus: { x: 50, y: 50 }, version: 1, address: '/d/1/ba.pdf' },
  ...{ bytes: 900, type: 'application/pdf', author: 'asha', savedAt: written.savedAt },
}

test('one click on the dashboard creates a notice, and files chosen with it are its documents', async () => {
  serve(0)
  const data = {
    title: 'Result',
    slug: 'result',
    category: '',
    department: '',
    body: emptyRichText,
    documents: [],
  }
  const entry = { ...aNotice(1), title: 'Result', version: 1, data }
  answer(createContent, () => ({ message: contentCreated, entry }))
  answer(readContent, entry)
  answer(readLibraryItem, { item, versions: [], places: [] })
  let uploaded = 0
  answer(uploadToLibrary, () => {
    uploaded += 1
    const _id = item._id.replace(/1$/, String(uploaded))
    const sheet = { ...item, _id, name: `Sheet ${uploaded}` }
    return { message: libraryUploaded, insertedId: _id, item: sheet }
  })
  const { user } = await renderPanel([], 'Dashboard')
  await user.click(await screen.findByRole('button', { name: /^New Notice/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'New notice' }))
  await user.type(dialog.getByLabelText('Title'), 'Result')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  const input = await screen.findByLabelText(/^Upload documents/)
  await user.upload(input, [
    new File(['%PDF-1'], 'one.pdf', { type: 'application/pdf' }),
    new File(['%PDF-2'], 'two.pdf', { type: 'application/pdf' }),
  ])

  await screen.findByDisplayValue('Sheet 2')
  screen.getByDisplayValue('Sheet 1')
  await user.click(screen.getByRole('button', { name: 'Back to Notices' }))
  await screen.findByText('No notices yet')
})

test.each([
  [undefined, 'Publish and email 412 people'],
  ['2026-10-01', 'Publish now'],
])('the button says how many people a notice dated %s is emailed to', async (date, label) => {
  serve(1)
  const draft = { ...aNotice(0), isPublic: false, hasDraft: true, version: 1 }
  const data = { title: 'Result', slug: 'result', category: categoryId, department: 'ba', date }
  answer(readContent, { ...draft, data })
  const requested = answer(countAudience, { subscribers: 412 })
  const { user } = await renderPanel([], 'Notices')
  await user.click(await screen.findByRole('button', { name: /^Notice 0/ }))
  await screen.findByRole('button', { name: label })
  const asked = date ? [] : [`category=${categoryId}&department=ba`]
  expect(requested.map(({ query }) => query.toString())).toEqual(asked)
})

test('scheduling a notice for after its last day asks first', async () => {
  serve(1)
  const draft = { ...aNotice(0), isPublic: false, hasDraft: true, version: 1 }
  const words = { title: 'Notice 0', slug: 'notice-0', category: categoryId, urgency: 'usual' }
  const body = aDoc(paragraph('Read.'))
  const data = { ...words, body, documents: [], date: '2026-11-02', validUntil: '2027-01-22' }
  answer(readContent, { ...draft, data })
  const publishAt = '2027-01-23T03:30:00.000Z'
  const scheduled = { ...draft, data, publishAt, version: 2 }
  const sent = answer(publishContent, { message: contentScheduled, entry: scheduled })
  const { user } = await renderPanel([], 'Notices')
  await user.click(await screen.findByRole('button', { name: /^Notice 0/ }))
  await user.click(await screen.findByRole('button', { name: 'Schedule…' }))
  const time = screen.getByLabelText(/^Date and time/)
  await user.clear(time)
  await user.type(time, '2027-01-23T09:00')
  const schedule = () => user.click(screen.getByRole('button', { name: /^Schedule for Jan 23/ }))

  await schedule()
  const question = { name: 'Publish after its last day?' }
  const dialog = within(await screen.findByRole('dialog', question))
  dialog.getByText(publishedAfterLastDay)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await schedule()
  await user.click(
    within(screen.getByRole('dialog', question)).getByRole('button', { name: 'Publish' }),
  )
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ at: publishAt, isConfirmed: true }))
})

/** Opens the first notice, of which 412 people are emailed. */
async function openNotice(change: Partial<EditedContent>, status: NoticeEmailStatus) {
  serve(1)
  const data = {
    title: 'Notice 0',
    slug: 'notice-0',
    category: categoryId,
    body: aDoc(paragraph('Read.')),
    ...{ urgency: 'usual', documents: [] },
  }
  const { date: _, ...row } = aNotice(0)
  const entry: EditedContent = { ...row, ...{ version: 1, data }, ...change }
  answer(readContent, () => entry)
  answer(countAudience, { subscribers: 412 })
  answer(readNoticeEmail, { status })
  const rendered = await renderPanel([], 'Notices')
  await rendered.user.click(await screen.findByRole('button', { name: /^Notice 0/ }))
  const published = answer(publishContent, {
    message: contentPublished,
    entry: { ...entry, version: 2, isPublic: true, hasDraft: false, publicData: data },
  })
  return { ...rendered, published }
}

test('a new notice can be published without an email', async () => {
  const draft = { isPublic: false, hasDraft: true }
  const { user, published } = await openNotice(draft, 'none')
  const chosen = answer(setNoticeEmail, { status: 'skipped' })
  const choice = await screen.findByRole('checkbox', { name: 'Email 412 people' })
  screen.getByRole('button', { name: 'Publish and email 412 people' })
  await user.click(choice)
  await user.click(await screen.findByRole('button', { name: 'Publish without email' }))
  await waitFor(() => expect(published).toHaveLength(1))
  expect(chosen.map(({ body }) => body)).toEqual([{ isSkipped: true }])
})

test('a correction is emailed if somebody chooses so', async () => {
  const { user, published } = await openNotice({ hasDraft: true }, 'sent')
  const corrected = answer(emailCorrection, { message: correctionEmailed })
  await user.click(
    await screen.findByRole('checkbox', { name: 'Email the correction to 412 people' }),
  )
  expect(published).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Publish and email 412 people' }))
  await screen.findByText(correctionEmailed)
  expect([published.length, corrected.length]).toEqual([1, 1])
})

/** Opens a notice that was sent for review. */
async function openRequest(
  change: Partial<EditedContent>,
  status: NoticeEmailStatus,
  isEditedLater = false,
) {
  const request = {
    ...{ revision: categoryId, by: 'asha@college.test', at: '2026-11-21T05:30:00.000Z' },
    isEditedLater,
  }
  answer(readRequest, { changes: [], isOutdated: false })
  const { user } = await openNotice({ hasDraft: true, request, ...change }, status)
  const approved = answer(approveRequest, ({ params }) => ({
    message: requestApproved,
    entry: { ...aNotice(1), ...params, version: 2, data: {}, isPublic: true },
  }))
  const card = within(await screen.findByRole('region', { name: 'Waiting for review' }))
  return { user, card, approved }
}

test('who approves a notice chooses whether it is emailed', async () => {
  const { user, card, approved } = await openRequest({ isPublic: false }, 'none')
  const chosen = answer(setNoticeEmail, { status: 'skipped' })
  await card.findByRole('button', { name: 'Approve, publish and email 412 people' })
  await user.click(card.getByRole('checkbox', { name: 'Email 412 people' }))
  await user.click(await card.findByRole('button', { name: 'Approve and publish without email' }))
  await waitFor(() => expect(approved).toHaveLength(1))
  expect(chosen.map(({ body }) => body)).toEqual([{ isSkipped: true }])
})

test('who approves a correction may email it; the number isn’t promised for a later form', async () => {
  const { user, card, approved } = await openRequest({}, 'sent', true)
  const corrected = answer(emailCorrection, { message: correctionEmailed })
  const choice = { name: 'Email the correction to subscribers' }
  await user.click(await card.findByRole('checkbox', choice))
  await user.click(card.getByRole('button', { name: 'Approve, publish and email subscribers' }))
  await screen.findByText(correctionEmailed)
  expect([approved.length, corrected.length]).toEqual([1, 1])
})

test('a test of the email goes to whoever asks for it', async () => {
  const { user } = await openNotice({}, 'skipped')
  const sent = answer(sendTestEmail, { message: testEmailSent('head@college.example') })
  await user.click(await screen.findByRole('button', { name: 'Send a test to myself' }))
  await screen.findByText('Test sent to head@college.example')
  expect(sent).toHaveLength(1)
})
