import { screen, waitFor, within } from '@testing-library/react'
import {
  contentPublished,
  type EditedContent,
  publishContent,
  readContent,
} from 'contract/content/calls'
import { readRequest, requestApproved } from 'contract/content/request'
import { approveRequest } from 'contract/content/request-calls'
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
import { aListedNotice, categoryId, serveNotices } from '#test/notice-list'
import { renderPanel } from '#test/render-admin'
import { aDoc, paragraph } from '#test/rich-text'

/** Opens the first notice, of which 412 people are emailed. */
async function openNotice(change: Partial<EditedContent>, status: NoticeEmailStatus) {
  serveNotices(1)
  const data = {
    title: 'Notice 0',
    slug: 'notice-0',
    category: categoryId,
    body: aDoc(paragraph('Read.')),
    ...{ urgency: 'usual', documents: [] },
  }
  const { date: _, ...row } = aListedNotice(0)
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
    entry: { ...aListedNotice(1), ...params, version: 2, data: {}, isPublic: true },
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
