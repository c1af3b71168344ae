import { act, screen, waitFor } from '@testing-library/react'
import { getCurrentAdmin } from 'contract/accounts/admin'
import { findEditedPage, nothingToEdit } from 'contract/operations/edited-page'
import { readToday } from 'contract/operations/today'
import { aMember } from 'testing/a-member.ts'
import { anEvent } from 'testing/an-event.ts'
import { beforeEach, expect, test } from 'vitest'
import { rememberSignedIn } from '#app/lib/signed-in-here'
import { anOwner } from '#test/an-owner'
import { answer, refuse } from '#test/answer'
import { answerEvents, answerFaculty } from '#test/answer-lists'
import { _id, anEntry, serve } from '#test/facts-editor'
import { renderAdmin } from '#test/render-admin'

beforeEach(() => {
  answerEvents([anEvent({ title: 'Debate' }), anEvent({ title: 'Robotics' })])
  answerFaculty([])
  answer(getCurrentAdmin, anOwner())
  answer(readToday, {})
  rememberSignedIn(true)
})

test('the link from a page opens its entry, and Back does not open it again', async () => {
  serve(anEntry())
  const requested = answer(findEditedPage, { entry: { _id, type: 'facts' } })
  const { user, router } = renderAdmin('/admin?page=%2Fcontact')
  await screen.findByRole('heading', { name: 'Edit Website' })
  expect(requested.map(({ query }) => query.get('path'))).toEqual(['/contact'])

  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { name: 'Edit Website' })
  expect(router.state.location.search).toBe('')
  expect(requested).toHaveLength(1)
})

const debate = anEvent({ title: 'Debate' })
const ofDebate = { record: { _id: debate._id, subject: 'events' as const, name: debate.title } }
const fromDebate = '/admin?page=%2Fevent%2Fa'

test('the link from an event opens its form', async () => {
  answerEvents([anEvent({ title: 'Debate' }), debate])
  answer(findEditedPage, ofDebate)
  renderAdmin(fromDebate)
  await screen.findByRole('heading', { name: 'Edit Event', level: 1 })
  expect(screen.getByLabelText<HTMLInputElement>(/^Event Title/).value).toBe('Debate')
})

test('the link from a person opens the form of their group', async () => {
  const asha = aMember({ name: 'Asha Verma', designation: 'Professor' })
  answerFaculty([asha])
  const record = { _id: asha._id, subject: 'faculty' as const, name: asha.name }
  answer(findEditedPage, { record: { ...record, group: 'teaching' } })
  renderAdmin('/admin?page=%2Fteam%2Fasha-verma')
  await screen.findByRole('heading', { name: 'Edit Faculty Member' })
})

test('the link from an event opens the list, searched for it, where the account can’t change it', async () => {
  answer(getCurrentAdmin, anOwner({ role: 'editor', departments: ['bca'] }))
  answer(findEditedPage, ofDebate)
  renderAdmin(fromDebate)
  await screen.findByRole('heading', { name: 'Manage Events' })
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Search events/).value).toBe('Debate'),
  )
})

test('a page that the account can’t edit says so on the dashboard', async () => {
  refuse(findEditedPage, 404, nothingToEdit)
  renderAdmin('/admin?page=%2Fabout')
  await screen.findByText(nothingToEdit)
  screen.getByRole('heading', { name: 'Dashboard', level: 1 })
})
