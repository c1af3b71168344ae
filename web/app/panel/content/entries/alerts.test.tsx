import { screen, waitFor, within } from '@testing-library/react'
import { emergencyConfirmation, listAlerts } from 'contract/content/alerts'
import { contentPublished, listContent, publishContent, readContent } from 'contract/content/calls'
import { contentWithdrawn, withdrawContent } from 'contract/content/entry-calls'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const _id = '0192f000-0000-7000-9000-000000000001'
const title = 'Leave the campus'

const anEmergency = (isPublic: boolean) => ({
  _id,
  type: 'alert' as const,
  title,
  isPublic,
  hasDraft: !isPublic,
  position: 0,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
  version: isPublic ? 2 : 1,
  data: {
    title,
    slug: 'leave',
    level: 'emergency',
    text: '',
    place: '',
    document: '',
    linkLabel: '',
  },
})

const visible = {
  _id,
  key: 'first',
  slug: 'leave',
  title,
  level: 'emergency' as const,
  publishedAt: '2026-11-21T05:12:00.000Z',
  until: '2026-11-23T10:30:00.000Z',
}

beforeEach(() => localStorage.clear())

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('an emergency is published only after its effect was read and confirmed', async () => {
  const draft = anEmergency(false)
  answer(listContent, { entries: [draft] })
  answer(readContent, draft)
  const sent = answer(publishContent, { message: contentPublished, entry: anEmergency(true) })
  const { user } = await renderPanel([], 'Website')
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }))
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish on every page?' }))
  expect(dialog.getByText(emergencyConfirmation)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await user.click(button('Publish now'))
  await user.click(button('Publish'))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ isConfirmed: true, version: 1 }))
})

test('every view shows which alert is public and until when, and can end it', async () => {
  answer(listAlerts, [visible])
  answer(readContent, anEmergency(true))
  const { user } = await renderPanel([])
  const sign = await screen.findByText(/^Emergency shown on every page, until Nov 23, 4:00 PM/)
  expect(within(sign).getByRole('button', { name: title })).toBeDefined()
  const sent = answer(withdrawContent, { message: contentWithdrawn, entry: anEmergency(false) })
  await user.click(button('End now'))
  answer(listAlerts, [])
  const dialog = within(screen.getByRole('dialog', { name: 'End alert?' }))
  await user.click(dialog.getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(screen.queryByText(/shown on every page/)).toBeNull())
  expect(sent[0]?.body).toEqual({ version: 2 })
})
