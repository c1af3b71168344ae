import { randomUUID } from 'node:crypto'
import {
  type EditedContent,
  listContent,
  publishContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { createContent, recoverContent, trashContent } from 'contract/content/entry-calls'
import { getPage } from 'contract/content/page'
import { nothingRequested, publishedSince, readRequest } from 'contract/content/request'
import { approveRequest, cancelRequest, returnRequest } from 'contract/content/request-calls'
import { listActivities } from 'contract/platform/activity'
import { noRight } from 'contract/platform/roles'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { pageWords } from '../../../test/a-page-editor.ts'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { askForPage } from '../../../test/inject-page-request.ts'
import { mailSink } from '../../../test/mail-sink.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'

/** An author with a draft, and two publishers. */
async function aNewsroom(variables: Record<string, string> = {}) {
  const site = await testApp({ variables })
  const { db, clientWith, visitor } = site
  const signedIn = async (email: string, role: 'author' | 'publisher') =>
    clientWith(await staffCookie(db, await aStaffAccount(db, { email, role })))
  const author = await signedIn('author@college.test', 'author')
  const publisher = await signedIn('publisher@college.test', 'publisher')
  const other = await signedIn('other@college.test', 'publisher')
  const _id = randomUUID()
  await author(createContent, { body: { _id, type: 'page', name: 'Hostel' } })
  const params = { _id }
  const read = () => author(readContent, { params })
  const requested = async (change: ContentData & { note?: string } = {}) => {
    const { request } = await askForPage(author, _id, change)
    return { params, body: { revision: request?.revision ?? '' } }
  }
  return {
    ...site,
    author,
    publisher,
    other,
    _id,
    params,
    read,
    asked: requested,
    write: async (change: ContentData) => {
      const body = writtenOver(await read(), change)
      return (await author(saveContent, { params, body })).entry
    },
    publish: async (entry: EditedContent, change: ContentData, at?: string) => {
      const written = writtenOver(entry, { ...pageWords, ...change })
      return publisher(publishContent, { params, body: { ...written, ...(at && { at }) } })
    },
    summary: async () =>
      (await visitor(getPage, { params: { slug: 'hostel' } }).catch(() => undefined))?.summary,
    activities: async () =>
      (await publisher(listActivities, { query: { subject: 'content' } })).activities.map(
        ({ admin, action }) => `${admin.split('@')[0]} ${action}`,
      ),
  }
}

const summaryOf = (words: string) => `${words}: what everybody should know.`

test('a review request waits, is emailed, and a reviewer publishes exactly the version sent', async () => {
  const { author, publisher, asked, write, read, summary, activities, params } = await aNewsroom()
  const request = await asked({ summary: summaryOf('Asked'), note: 'Before Monday, please' })

  expect((await read()).request).toMatchObject({
    by: 'author@college.test',
    note: 'Before Monday, please',
    isEditedLater: false,
  })
  expect(await summary()).toBeUndefined()
  await expect(author(approveRequest, request)).rejects.toThrow(noRight)
  await write({ summary: summaryOf('Later') })
  expect((await read()).request).toMatchObject({ ...request.body, isEditedLater: true })
  const { changes, isOutdated } = await publisher(readRequest, { params })
  expect([changes, isOutdated]).toEqual([
    expect.arrayContaining([{ field: 'Summary', after: summaryOf('Asked') }]),
    false,
  ])

  const { entry } = await publisher(approveRequest, request)

  expect(await summary()).toBe(summaryOf('Asked'))
  expect(entry).toMatchObject({ isPublic: true, hasDraft: true })
  expect(entry.data.summary).toBe(summaryOf('Later'))
  expect(entry.request).toBeUndefined()
  expect(await activities()).toEqual(['publisher approved', 'author requested', 'author created'])
})

test('a returned request has a note, which stays until the next request', async () => {
  const { publisher, asked, read, summary, activities } = await aNewsroom()
  const first = await asked()

  await publisher(returnRequest, { ...first, body: { ...first.body, note: 'Add the fees' } })

  expect(await read()).toMatchObject({
    hasDraft: true,
    returned: { by: 'publisher@college.test', note: 'Add the fees' },
  })
  expect((await read()).request).toBeUndefined()
  const second = await asked({ summary: summaryOf('With fees') })
  expect((await read()).returned).toBeUndefined()
  await expect(publisher(approveRequest, first)).rejects.toThrow(nothingRequested)
  expect(second.body.revision).not.toBe(first.body.revision)
  await publisher(approveRequest, second)
  expect(await summary()).toBe(summaryOf('With fees'))
  expect((await activities()).slice(0, 3)).toEqual([
    'publisher approved',
    'author requested',
    'publisher returned',
  ])
})

test('of two concurrent reviewers one gets a conflict, and repeating a decision changes nothing', async () => {
  const { publisher, other, asked, activities } = await aNewsroom()
  const request = await asked()
  const returning = { ...request, body: { ...request.body, note: 'Not yet' } }

  const answers = await Promise.allSettled([
    publisher(approveRequest, request),
    other(returnRequest, returning),
  ])

  const rejected = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
  const isApproved = answers[0].status === 'fulfilled'
  expect(rejected).toEqual([
    isApproved
      ? 'publisher@college.test has already published this'
      : 'other@college.test has already returned this',
  ])
  await (isApproved ? publisher(approveRequest, request) : other(returnRequest, returning))
  expect(await activities()).toHaveLength(3)
})

test('a request can be withdrawn, and publishing closes it', async () => {
  const { author, publisher, publish, asked, read, summary, activities } = await aNewsroom()
  const request = await asked()
  await author(cancelRequest, request)
  expect((await read()).request).toBeUndefined()
  await expect(publisher(approveRequest, request)).rejects.toThrow(
    'author@college.test has already withdrawn',
  )
  expect(await summary()).toBeUndefined()

  await asked()
  await publish(await read(), { summary: summaryOf('Mended') })

  expect((await read()).request).toBeUndefined()
  expect(await summary()).toBe(summaryOf('Mended'))
  expect((await activities())[0]).toBe('publisher published')
})

test('a request isn’t open while its entry is in the trash, and waits again afterwards', async () => {
  const { publisher, params, asked, read, summary } = await aNewsroom()
  const request = await asked({ note: 'For Monday' })
  const isListed = async () =>
    (await publisher(listContent, { query: { request: 'open' } })).entries.length > 0
  const body = async () => ({ version: (await read()).version })
  await publisher(trashContent, { params, body: await body() })
  expect(await isListed()).toBe(false)
  expect(await rejectionOf(publisher(approveRequest, request))).toMatchObject({ status: 409 })

  await publisher(recoverContent, { params, body: await body() })

  expect(await isListed()).toBe(true)
  expect((await read()).request).toMatchObject({ note: 'For Monday' })
  await publisher(approveRequest, request)
  expect(await summary()).toBeDefined()
})

test('text written before a scheduled publication doesn’t overwrite it', async () => {
  const { publisher, publish, asked, read, params, advance, deps } = await aNewsroom()
  const soon = new Date(deps.now().getTime() + 60_000).toISOString()
  await publish(await read(), { summary: summaryOf('Scheduled') }, soon)
  const request = await asked({ summary: summaryOf('Written before') })
  advance(120_000)

  await expect(publisher(approveRequest, request)).rejects.toThrow(publishedSince)

  expect(await publisher(readRequest, { params })).toMatchObject({ isOutdated: true })
  expect((await read()).publicData?.summary).toBe(summaryOf('Scheduled'))
})

test('reviewers are emailed if email is set up, then the author', async () => {
  const { mails, variables } = await mailSink()
  const { publisher, asked, db } = await aNewsroom(variables)
  await aStaffAccount(db, { email: 'left@college.test', disabledAt: '2026-11-01T06:00:00.000Z' })
  const request = await asked({ note: 'Before Monday' })

  await expect
    .poll(() => mails.flatMap(({ recipients }) => recipients).toSorted())
    .toEqual([administrator.email, 'other@college.test', 'publisher@college.test'])
  expect(mails[0]?.text).toContain('Before Monday')

  await publisher(returnRequest, { ...request, body: { ...request.body, note: 'Add the fees' } })

  await expect.poll(() => mails[3]?.recipients).toEqual(['author@college.test'])
  expect(mails[3]?.text).toContain('Add the fees')
})

test('reviewers and the author are emailed in their own languages', async () => {
  const { mails, variables } = await mailSink()
  const { publisher, asked, db } = await aNewsroom(variables)
  const inHindi = ['author@college.test', 'other@college.test']
  await db.updateTable('admins').set({ language: 'hi' }).where('email', 'in', inHindi).execute()
  const mailTo = (address: string) => mails.find(({ recipients }) => recipients.includes(address))

  await publisher(approveRequest, await asked({ ...pageWords }))

  await expect.poll(() => mailTo('author@college.test')?.subject).toMatch(/प्रकाशित हो गया है$/)
  expect(mailTo('other@college.test')?.subject).toMatch(/आपकी जाँच की प्रतीक्षा में है$/)
  expect(mailTo('other@college.test')?.text).toContain('https://college.test/hi/adminlogin')
  expect(mailTo('publisher@college.test')?.subject).toMatch(/is waiting for your review/)
})

test('repeating a request before a decision emails nobody again; after one it does', async () => {
  const { author, publisher, asked, db } = await aNewsroom({
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'office@college.test',
  })
  const mailed = async () => {
    const subject = '%is waiting for your review%'
    const rows = db.selectFrom('mails').select('_id').where('subject', 'like', subject)
    return (await rows.execute()).length
  }
  await asked()
  const publishers = await mailed()
  expect(publishers).toBeGreaterThan(1)
  await asked({ summary: summaryOf('Asked once more') })
  const last = await asked()
  await author(cancelRequest, last)
  const again = await asked()
  expect(await mailed()).toBe(publishers)

  await publisher(returnRequest, { ...again, body: { ...again.body, note: 'Add the fees' } })
  await asked()
  expect(await mailed()).toBe(2 * publishers)
})
