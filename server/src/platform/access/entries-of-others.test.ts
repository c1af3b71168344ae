import { publishContent, readContent, saveContent } from 'contract/content/calls'
import { createContent, trashContent, withdrawContent } from 'contract/content/entry-calls'
import { readLibraryItem } from 'contract/content/library/calls'
import { readRequest } from 'contract/content/request'
import { createPublicationRequest } from 'contract/content/request-calls'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import {
  aCollege,
  editor,
  entryOf,
  notTheirs,
  summary,
  written,
} from '../../../test/a-college-of-departments.ts'
import { aLibrary } from '../../../test/a-library.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { clientOf } from '../../../test/test-app.ts'
import type { Trx } from '../db/schema.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

test.each([
  ['withdrawn', withdrawContent],
  ['put into the trash', trashContent],
] as const)('a course that is %s with another address in its draft keeps its department', async (_, call) => {
  const { owner, other } = await aCollege()
  const { _id } = await entryOf(owner, 'B.C.A.')
  const { entry } = await other(saveContent, await written(other, _id, { slug: 'b.b.a.2' }))

  await other(call, { params: { _id }, body: { version: entry.version } })

  expect((await owner(readContent, { params: { _id } })).department).toBe('bca')
})

test.runIf(isPostgres)(
  'a course that is moved to another department at the same moment can no longer be edited',
  async () => {
    const { owner, other, place, db } = await aCollege()
    const { _id } = await entryOf(owner, 'B.C.A.')
    for (const call of [publishContent, trashContent]) {
      await db
        .updateTable('contentItems')
        .set({ department: 'bca' })
        .where('_id', '=', _id)
        .execute()
      const { params, body } = await written(other, _id, { summary })
      const version = body.version + 1
      const give = async (trx: Trx) => {
        // Writing locks the session, but only after looking at the course.
        await trx.updateTable('adminSessions').set({ userAgent: null }).execute()
        const course = trx.updateTable('contentItems').where('_id', '=', _id)
        await course.set({ department: 'bba', version }).execute()
      }

      const sent = askMeanwhile(place, give, () =>
        rejectionOf(other(call, { params, body: { ...body, version } })),
      )

      expect(await sent).toMatchObject(notTheirs)
    }
  },
)

test('uses of a picture reveal nothing about others’ unpublished entries', async () => {
  const { app, db, call, upload } = await aLibrary()
  const other = clientOf(app, await signInAs(db, editor))
  const { _id: picture } = await upload(await aPicture())
  const bba = await entryOf(call, 'B.B.A.')
  const secret = 'B.B.A. with honours'
  await call(saveContent, await written(call, bba._id, { title: secret, picture }))
  const params = { _id: picture }

  const { places } = await other(readLibraryItem, { params })
  expect(places).toEqual([
    { _id: '', title: 'Course', path: '', field: '(no access)', state: 'draft' },
  ])
  expect((await call(readLibraryItem, { params })).places).toMatchObject([{ title: secret }])
})

test('an address conflict reveals nothing about others’ unpublished entries', async () => {
  const { owner, other } = await aCollege()
  const { _id } = await entryOf(owner, 'B.C.A.')
  const bba = await entryOf(owner, 'B.B.A.')
  const secret = { slug: 'b.c.a.2', title: 'B.B.A. that is to come' }
  await owner(saveContent, await written(owner, bba._id, secret))

  const { entry } = await other(saveContent, await written(other, _id, { slug: 'b.c.a.2' }))
  expect(entry.slugTakenBy).toBe('B.B.A.')
  await owner(withdrawContent, {
    params: { _id: bba._id },
    body: { version: (await owner(readContent, { params: { _id: bba._id } })).version },
  })
  const { slugTakenBy } = await other(readContent, { params: { _id } })
  expect(slugTakenBy).toBe('Course of a different department')
})

test('creating an entry with the id of another department’s draft doesn’t return that draft', async () => {
  const { db, owner, app } = await aCollege()
  const author = clientOf(app, await signInAs(db, { role: 'author', departments: ['bca'] }))
  const secret = 'The principal resigns'
  const body = { _id: crypto.randomUUID(), type: 'notice', name: secret } as const
  const { entry } = await owner(createContent, { body })
  const { params, body: form } = await written(owner, entry._id, { department: 'ba' })
  await owner(saveContent, { params, body: form })

  const requested = await rejectionOf(
    author(createContent, { body: { ...body, name: 'Anything' } }),
  )
  expect(requested).toMatchObject(notTheirs)
  expect(JSON.stringify(requested)).not.toContain(secret)

  const own = { ...body, _id: crypto.randomUUID(), name: 'Timetable' }
  const first = await author(createContent, { body: own })
  expect((await author(createContent, { body: own })).entry._id).toBe(first.entry._id)
})

test('changes don’t name a draft of another department whose id was guessed', async () => {
  const { db, owner, app } = await aCollege()
  const author = clientOf(app, await signInAs(db, { role: 'author', departments: ['bca'] }))
  const begin = async (call: typeof owner, type: 'notice' | 'noticeCategory', name: string) =>
    (await call(createContent, { body: { _id: crypto.randomUUID(), type, name } })).entry
  const category = await begin(owner, 'noticeCategory', 'Dismissals')
  const notice = await begin(author, 'notice', 'Timetable')
  const { params, body } = await written(author, notice._id, { category: category._id })
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Read this.' }] }
  const words = { date: '2026-01-02', body: { type: 'doc', content: [paragraph] } }
  await author(createPublicationRequest, {
    params,
    body: { ...body, data: { ...body.data, ...words } },
  })

  const changesFor = async (call: typeof owner) =>
    JSON.stringify((await call(readRequest, { params })).changes)
  expect(await changesFor(owner)).toContain('Dismissals')
  expect(await changesFor(author)).toContain('Notice category')
  expect(await changesFor(author)).not.toContain('Dismissals')
})
