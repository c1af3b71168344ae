import { act, screen, waitFor, within } from '@testing-library/react'
import {
  contentChangedMeanwhile,
  contentConflict,
  listContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerWith, refuse } from '#test/answer'
import {
  anEntry,
  besideFactsEditor,
  button,
  data,
  field,
  openEditor,
  pass,
  revision,
  serve,
} from '#test/facts-editor'
import { renderPanel } from '#test/render-admin'

besideFactsEditor()

test('the list shows what visitors see, what is waiting, and who edited last', async () => {
  serve(anEntry({ hasDraft: true, publishAt: '2026-11-23T03:30:00.000Z' }))
  await renderPanel([], 'Website')
  const row = await screen.findByRole('button', { name: /^College facts/ })
  expect(row.textContent).toBe(
    'College facts PublishedUnpublished changesScheduled for Nov 23, 9:00 AM Last edited by asha@college.test, Nov 21, 10:42 AM',
  )
})

test('a list that failed to load can be retried', async () => {
  refuse(listContent, 503)
  const { user } = await renderPanel([], 'Website')
  await screen.findByText('The entries could not be loaded')
  serve(anEntry())
  await user.click(button('Try Again'))
  await screen.findByRole('button', { name: /^College facts/ })
})

test('input is saved automatically, and the cursor stays in place', async () => {
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
  screen.getByText('Unpublished changes')
})

test('without a connection the view says that the text is stored, and restores it on opening', async () => {
  const { user } = await openEditor()
  refuse(saveContent, 0)
  await user.clear(field(/^Office hours/))
  await user.type(field(/^Office hours/), 'Kept')
  await pass(2100)
  await screen.findByText('Not saved: no connection – your changes are stored in this browser')

  await user.click(button('Back to Website'))
  await user.click(await screen.findByRole('button', { name: /^College facts/ }))
  const result = within(await screen.findByRole('region', { name: 'Unsaved changes' }))
  result.getByText('Kept')
  expect(field(/^Office hours/).value).toBe('Nine to four')
  serve(anEntry())
  await user.click(result.getByRole('button', { name: 'Restore changes' }))
  expect(field(/^Office hours/).value).toBe('Kept')
  await pass(2100)
  await screen.findByText(/^Draft saved/)
})

test('leaving the view saves at once, and Back restores the input', async () => {
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

test('text typed when the session ended is in the form after the next login', async () => {
  const { user } = await openEditor()
  refuse(saveContent, 401)
  await user.type(field(/^Office hours/), ' sharp')
  await pass(2100)
  await screen.findByText(
    'Your session has ended. Please sign in again. Your changes are saved in this window.',
  )
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

test('conflicting edits of a field are shown side by side, now or later', async () => {
  const { user } = await openEditor()
  const current = anEntry({ version: 2, hasDraft: true, data: { ...data, officeHours: 'Theirs' } })
  answerWith(
    saveContent,
    409,
    z.parse(contentConflict, { message: contentChangedMeanwhile, current }),
  )
  await user.clear(field(/^Office hours/))
  await user.type(field(/^Office hours/), 'Mine')
  await pass(2100)
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('group', { name: 'Office hours' })
  expect(button('1 left to choose')).toHaveProperty('disabled', true)
  await user.click(button('Decide later'))
  await user.click(button('Compare'))
  await user.click(button('Decide later'))
  await user.click(button('Publish now'))
  await user.click(
    within(screen.getByRole('dialog')).getByRole('radio', { name: 'asha@college.test Theirs' }),
  )
  await user.click(button('Save'))
  await waitFor(() => expect(field(/^Office hours/).value).toBe('Theirs'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a deleted entry says so', async () => {
  serve(anEntry())
  refuse(readContent, 404)
  const { user } = await renderPanel([], 'Website')
  await user.click(await screen.findByRole('button', { name: /^College facts/ }))
  await screen.findByText('This entry doesn’t exist')
})
