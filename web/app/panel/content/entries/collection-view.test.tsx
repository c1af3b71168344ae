import { screen, waitFor, within } from '@testing-library/react'
import { type ContentEntry, listContent, readContent } from 'contract/content/calls'
import {
  contentCreated,
  contentFromTrash,
  contentInUse,
  contentMoved,
  contentReinstated,
  contentToTrash,
  contentWithdrawn,
  createContent,
  listUses,
  moveContent,
  positionChangedMeanwhile,
  recoverContent,
  reinstateContent,
  trashContent,
  withdrawContent,
} from 'contract/content/entry-calls'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import type { ContentUse } from 'contract/content/use'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const idOf = (place: number) => `0192f000-0000-7000-9000-00000000000${place}`

const aPage = (title: string, position: number, change: Partial<ContentEntry> = {}) => ({
  _id: idOf(position),
  type: 'page' as const,
  title,
  isPublic: true,
  hasDraft: false,
  position,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
  ...change,
})

const edited = (entry: ContentEntry) => ({
  ...entry,
  version: 3,
  data: { title: entry.title, slug: 'a-page', summary: '', body: emptyRichText },
})

function serve(pages: ContentEntry[], trashed: ContentEntry[] = []) {
  let entries = pages
  answer(listContent, ({ query }) => ({ entries: query.get('trash') ? trashed : entries }))
  answer(readContent, ({ params }) =>
    edited([...entries, ...trashed].find(({ _id }) => _id === params._id) ?? aPage('New', 9)),
  )
  return {
    put: (changed: ContentEntry[]) => {
      entries = changed
    },
  }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const titles = () =>
  within(screen.getByRole('list', { name: 'Pages' }))
    .getAllByRole('button', { name: /Last edited/ })
    .map(({ textContent }) => textContent?.split(' ')[0])

test('the pages are listed in order, each with its state', async () => {
  const many = ['Library', 'Hostel', 'Rules', 'Placements', 'Committee', 'Sports', 'Alumni']
  serve([
    ...many.map((title, index) => aPage(title, 8 - index)),
    aPage('Ends', 9, { unpublishAt: '2026-11-23T03:30:00.000Z' }),
  ])
  await renderPanel([], 'Website')
  await screen.findByRole('list', { name: 'Pages' })
  expect(titles()).toEqual([...many.toReversed(), 'Ends'])
  screen.getByText('Public until Nov 23, 9:00 AM')
})

test('a new page needs a title, opens, and isn’t created twice', async () => {
  serve([])
  const { user } = await renderPanel([], 'Website')
  await screen.findByText('There are no pages yet.')
  const failing = refuse(createContent, 503)
  await user.click(button('New page'))
  const dialog = within(screen.getByRole('dialog', { name: 'New page' }))
  await user.type(dialog.getByLabelText('Title'), 'Hostel')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(failing).toHaveLength(1))

  const created = answer(createContent, () => ({
    message: contentCreated,
    entry: edited(aPage('Hostel', 1)),
  }))
  await user.click(await dialog.findByRole('button', { name: 'Create' }))

  await screen.findByLabelText(/^Address/)
  const sent = z.object({ _id: z.uuid(), type: z.literal('page'), name: z.literal('Hostel') })
  expect(z.parse(sent, created[0]?.body)).toEqual(z.parse(sent, failing[0]?.body))
})

test('buttons move a page, keep the focus, and announce its position', async () => {
  const pages = [aPage('A', 1), aPage('B', 2), aPage('C', 3)]
  const { put } = serve(pages)
  const { user } = await renderPanel([], 'Website')
  await screen.findByRole('list', { name: 'Pages' })
  const moved = answer(moveContent, () => {
    const entries = [aPage('A', 1), aPage('C', 3, { position: 1.5 }), aPage('B', 2)]
    put(entries)
    return { message: contentMoved, entries }
  })

  await user.click(button('Move C up'))

  await screen.findByText('C is now 2 of 3')
  expect(moved).toMatchObject([
    { params: { _id: idOf(3) }, body: { position: 3, before: idOf(2) } },
  ])
  await waitFor(() => expect(titles()).toEqual(['A', 'C', 'B']))
  expect(document.activeElement).toBe(button('Move C up'))
  await user.click(button('Move A up'))
  expect(moved).toHaveLength(1)
})

test('a conflicting move is reported', async () => {
  serve([aPage('A', 1), aPage('B', 2)])
  const { user } = await renderPanel([], 'Website')
  await screen.findByRole('list', { name: 'Pages' })
  refuse(moveContent, 409, positionChangedMeanwhile)

  await user.click(button('Move A down'))

  await screen.findByText(positionChangedMeanwhile)
})

test('the trash says until when an entry can be restored, and opens a restored one', async () => {
  serve([aPage('Rules', 2)], [aPage('Hostel', 1, { deletedAt: '2026-11-01T05:12:00.000Z' })])
  const { user } = await renderPanel([], 'Website')
  await user.click(await screen.findByRole('button', { name: /^Trash ?of pages$/ }))
  await screen.findByText('Can be restored until Dec 1, 10:42 AM')
  const lists = screen.getAllByRole('list', { name: /pages$/i })
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Trash: pages', 'Pages'])
  const recovered = answer(recoverContent, () => ({
    message: contentFromTrash('Hostel'),
    entry: edited(aPage('Hostel', 1)),
  }))

  await user.click(button(/^Restore.*Hostel/))

  await screen.findByLabelText(/^Address/)
  expect(recovered).toMatchObject([{ body: { version: 3 } }])
})

const openPage = async () => {
  const rendered = await renderPanel([], 'Website')
  await rendered.user.click(await screen.findByRole('button', { name: /^Hostel/ }))
  await screen.findByLabelText(/^Address/)
  return rendered
}

test('a page that others link to says where, and can’t be deleted', async () => {
  serve([aPage('Hostel', 1), aPage('Other', 2)])
  const use: ContentUse = {
    _id: idOf(2),
    title: 'Other',
    path: 'body',
    field: 'Text',
    state: 'public',
  }
  answer(listUses, { uses: [use, { ...use, title: 'Long ago', state: 'history' }] })
  const { user } = await openPage()
  await user.click(button('Move to trash'))
  const dialog = within(screen.getByRole('dialog'))

  await user.click(await dialog.findByRole('button', { name: /^Other/ }))

  await screen.findByRole('heading', { name: 'Other' })
  expect(screen.queryByText('Long ago')).toBeNull()
})

test('an unused page moves to the trash, and the list comes back', async () => {
  serve([aPage('Hostel', 1)])
  answer(listUses, { uses: [] })
  const { user } = await openPage()
  refuse(trashContent, 409, contentInUse)
  await user.click(button('Move to trash'))
  const confirm = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(
      /Visitors will no longer see “Hostel”. You can restore it from the trash for 30 days/,
    )
    await user.click(dialog.getByRole('button', { name: 'Move to trash' }))
  }
  await confirm()
  await screen.findByText(contentInUse)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  answer(trashContent, () => ({
    message: contentToTrash('Hostel'),
    entry: edited(aPage('Hostel', 1)),
  }))
  await user.click(button('Move to trash'))
  await confirm()

  await screen.findByRole('heading', { name: 'Pages' })
  const reinstated = answer(reinstateContent, () => ({
    message: contentReinstated,
    entry: edited(aPage('Hostel', 1)),
  }))
  await user.click(button('Undo'))
  await screen.findByText('Undone. The website is as it was before.')
  expect(reinstated).toMatchObject([{ params: { _id: idOf(1) }, body: { version: 3 } }])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('unpublishing is undone with one press, with the end date that it had', async () => {
  const unpublishAt = '2026-11-23T03:30:00.000Z'
  const page = aPage('Hostel', 1, { unpublishAt })
  serve([page])
  const { user } = await openPage()
  const draft = { ...edited(aPage('Hostel', 1, { isPublic: false, hasDraft: true })), version: 4 }
  answer(withdrawContent, { message: contentWithdrawn, entry: draft })
  await user.click(button('Unpublish'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unpublish' }))
  const undo = await screen.findByRole('button', { name: 'Undo unpublishing' })

  const entry = { ...edited(page), version: 5 }
  const reinstated = answer(reinstateContent, { message: contentReinstated, entry })
  await user.click(undo)
  await screen.findByText('Undone. The website is as it was before.')
  expect(reinstated).toMatchObject([{ body: { version: 4, unpublishAt } }])
  expect(screen.queryByRole('button', { name: 'Undo unpublishing' })).toBeNull()
})

test('an address of another page is reported at its field', async () => {
  serve([])
  const entry = edited(aPage('Hostel', 1))
  answer(listContent, { entries: [entry] })
  answer(readContent, { ...entry, slugTakenBy: 'Rooms' })
  const { user } = await openPage()
  const address = screen.getByLabelText<HTMLInputElement>(/^Address/)
  expect(address.getAttribute('aria-invalid')).toBe('true')
  screen.getAllByText('“Rooms” already uses this address. Choose a different one.')

  await user.type(address, '-2')

  expect(
    screen.queryByText('“Rooms” already uses this address. Choose a different one.'),
  ).toBeNull()
})
