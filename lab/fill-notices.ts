/**
 * `node lab/fill-notices.ts FOLDER NOTICES` adds public notices from the last ten years, up to a
 * number, to the database of a data folder, or to DATABASE_URL. A server must have created it.
 */

import { randomUUID } from 'node:crypto'
import { dayMilliseconds } from 'contract/platform/durations'
import { writeNoticeFacts } from 'server/src/content/revisions/notice-facts.ts'
import type { Db } from 'server/src/platform/db/open.ts'
import { openDatabase } from 'server/src/platform/db/open.ts'

const [dataDir = '', wanted = '0'] = process.argv.slice(2)
const years = 10
const departments = ['', 'ba', 'bsc', 'bca', 'bcom', 'ballb']
const subjects = [
  'Time table of the odd semesters',
  'Result of the university examination',
  'Forms for scholarships are open',
  'Tender for the repair of the north hall',
  'Merit list of the second round',
  'Holidays of the coming month',
]

const text = (line: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
})

async function addNotice(db: Db, number: number, category: string, publishedAt: string) {
  const [_id, revisionId] = [randomUUID(), randomUUID()]
  const title = `${subjects[number % subjects.length]}, no. ${String(number).padStart(5, '0')}`
  const slug = `notice-${number}`
  const department = departments[number % departments.length] ?? ''
  const body = text(`${title}. Read it in full at the office, or ask there.`)
  const data = { title, slug, category, department, body, documents: [], urgency: 'usual' }
  const item = { _id, type: 'notice', slug, department: department || null } as const
  await db
    .insertInto('contentItems')
    .values({ ...item, version: 1, position: number, createdAt: publishedAt })
    .execute()
  await db
    .insertInto('contentRevisions')
    .values({
      ...{ _id: revisionId, itemId: _id, slug, basedOnId: null, data: JSON.stringify(data) },
      ...{ author: 'office@college.test', savedAt: publishedAt, publishedAt },
    })
    .execute()
  await db
    .updateTable('contentItems')
    .set({ publishedId: revisionId, firstPublicAt: publishedAt })
    .where('_id', '=', _id)
    .execute()
  return { revisionId, data }
}

const { db, changes, close } = openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL })
const items = db.selectFrom('contentItems').select('_id')
const categories = await items.where('type', '=', 'noticeCategory').execute()
const there = (await items.where('type', '=', 'notice').execute()).length
const now = Date.now()
await changes.commit('notice', async (trx) => {
  for (let number = there; number < Number(wanted); number++) {
    const { _id = '' } = categories[number % categories.length] ?? {}
    const days = 1 + ((number - there) / (Number(wanted) - there)) * years * 365
    const publishedAt = new Date(now - days * dayMilliseconds).toISOString()
    await writeNoticeFacts(trx, await addNotice(trx, number, _id, publishedAt))
  }
})
await close()
