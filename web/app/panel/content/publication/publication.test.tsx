import { screen, waitFor } from '@testing-library/react'
import {
  contentPublished,
  contentRestored,
  contentScheduled,
  discardDraft,
  listRevisions,
  publishContent,
  readContent,
  restoreContent,
} from 'contract/content/calls'
import { minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import {
  _id,
  anEntry,
  besideFactsEditor,
  button,
  data,
  field,
  openEditor,
  pass,
  revision,
} from '#test/facts-editor'

besideFactsEditor()

test('the button for scheduling shows the time, in the college’s time zone', async () => {
  const { user } = await openEditor()
  await user.click(button('Schedule…'))
  const now = field(/^Date and time/)
  expect(now.value).toBe('2026-11-22T09:00')
  await user.clear(now)
  await user.type(now, '2026-11-20T09:00')
  await user.click(button('Schedule for Nov 20, 9:00 AM'))
  screen.getByText('Choose a time in the future')
  expect(document.activeElement).toBe(now)

  await user.clear(now)
  await user.type(now, '2027-01-23T09:00')
  const publishAt = '2027-01-23T03:30:00.000Z'
  const sent = answer(publishContent, {
    message: contentScheduled,
    entry: anEntry({ version: 2, publishAt }),
  })
  await user.click(button('Schedule for Jan 23, 2027, 9:00 AM'))
  await screen.findByText('Goes live on Jan 23, 2027, 9:00 AM')
  expect(sent[0]?.body).toMatchObject({ at: publishAt, version: 1 })
  expect(screen.queryByText(/Later edits are not included/)).toBeNull()
  await user.type(field(/^Office hours/), '!')
  screen.getByText(/Later edits are not included/)
})

test('at the scheduled time the editor says so automatically', async () => {
  const publishAt = '2026-11-21T06:05:00.000Z'
  const scheduled = { ...data, officeHours: 'Scheduled' }
  await openEditor(anEntry({ publishAt, data: scheduled }))
  screen.getByText('Goes live on Nov 21, 11:35 AM')
  const published = { publicRevision: _id, basedOn: _id, publicData: scheduled, data: scheduled }
  answer(readContent, anEntry({ ...published, version: 2 }))
  await pass(4 * minuteMilliseconds)
  screen.getByText('Goes live on Nov 21, 11:35 AM')
  await pass(62_000)
  await waitFor(() => expect(screen.queryByText(/^Goes live on/)).toBeNull())
  expect(field(/^Office hours/).value).toBe('Scheduled')
  screen.getByRole('button', { name: 'Published' })
})

test('a draft is discarded only after confirmation', async () => {
  const draft = { ...data, officeHours: 'Draft' }
  const { user } = await openEditor(anEntry({ hasDraft: true, data: draft }))
  const sent = answer(discardDraft, { message: 'Draft discarded', entry: anEntry() })
  await user.click(button('Discard draft'))
  await user.click(button('Cancel'))
  expect(field(/^Office hours/).value).toBe('Draft')
  await user.click(button('Discard draft'))
  await user.click(button('Discard'))
  await waitFor(() => expect(field(/^Office hours/).value).toBe('Nine to four'))
  expect(sent[0]?.body).toEqual({ version: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the history lists each revision, and can restore one as a draft', async () => {
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
  await screen.findByText('Live version')
  expect(screen.getByText('PIN code', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    'Before: 110001After: 110002',
  )
  const sent = answer(restoreContent, {
    message: 'Restored as a draft',
    entry: anEntry({ version: 2, hasDraft: true, data: { ...data, officeHours: 'As it was' } }),
  })
  await user.click(button('Restore as draft: asha@college.test, Nov 20, 10:30 AM'))
  await waitFor(() => expect(field(/^Office hours/).value).toBe('As it was'))
  expect(sent[0]?.body).toEqual({ version: 1, revision })
})

test('a wrong publication is undone with one press, which publishes the version before', async () => {
  const { user } = await openEditor()
  screen.getByRole('link', { name: /^View on site/ })
  expect(screen.queryByRole('button', { name: /^Undo publishing/ })).toBeNull()
  await user.type(field(/^Office hours/), '!')
  const wrong = { ...data, officeHours: 'Nine to four!' }
  const later = '0192f000-0000-7000-8000-000000000002'
  const published = { publicData: wrong, publicRevision: later, basedOn: later }
  answer(publishContent, {
    message: contentPublished,
    entry: anEntry({ version: 5, data: wrong, ...published }),
  })
  await user.click(button('Publish now'))
  const undo = await screen.findByRole('button', { name: 'Undo publishing' })

  const restored = answer(restoreContent, {
    message: contentRestored,
    entry: anEntry({ version: 6, data, hasDraft: true, ...published }),
  })
  const publishedAgain = answer(publishContent, {
    message: contentPublished,
    entry: anEntry({ version: 7 }),
  })
  await user.click(undo)
  await waitFor(() => expect(publishedAgain).toHaveLength(1))
  expect(restored[0]?.body).toEqual({ version: 5, revision })
  expect(publishedAgain[0]?.body).toMatchObject({ version: 6 })
  await screen.findByText('Undone. The website is as it was before.')
  expect(screen.queryByRole('button', { name: /^Undo publishing/ })).toBeNull()
  expect(field(/^Office hours/).value).toBe('Nine to four')
})
