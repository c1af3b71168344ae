import { randomUUID } from 'node:crypto'
import { readContent } from 'contract/content/calls'
import { listUses } from 'contract/content/entry-calls'
import { getPage } from 'contract/content/page'
import { deleteMember, updateMember } from 'contract/people/faculty'
import { listMemberUses } from 'contract/people/member-uses'
import { aMemberForm } from 'testing/member-form.ts'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { verifiedCookie } from '../../../test/test-app.ts'

const words = { type: 'paragraph', content: [{ type: 'text', text: 'Whom to ask, and of what.' }] }
const person = (item: string) => ({ type: 'person', attrs: { item } })
const course = (item: string) => ({ type: 'course', attrs: { item } })
const doc = (...content: object[]) => ({ type: 'doc', content })

/** An editor whose page contains these nodes, and the public nodes. */
async function aPageWith() {
  const editor = await aPageEditor()
  await editor.isKeeping()
  return {
    ...editor,
    show: async (...pieces: object[]) =>
      editor.publish(await editor.create('Help'), { body: doc(words, ...pieces) }),
    shown: async () => {
      const { body } = await editor.visitor(getPage, { params: { slug: 'help' } })
      return body.content.slice(1)
    },
    courseOf: async (slug: string) => {
      const { _id } = await editor.db
        .selectFrom('contentItems')
        .select('_id')
        .where('type', '=', 'course')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      return editor.call(readContent, { params: { _id } })
    },
    erase: async (_id: string) => {
      const headers = { cookie: await verifiedCookie(editor.app) }
      const url = deleteMember.url.replace(':_id', _id)
      return (await editor.app.inject({ method: 'DELETE', url, headers })).statusCode
    },
  }
}

test('a person’s card shows current details and a link until the person leaves', async () => {
  const { show, shown, erase, call, deps } = await aPageWith()
  const photo = '/uploads/0123456789abcdef0123456789abcdef-64x36-88a8b8.webp'
  const teacher = await enterMember(deps, { department: 'B.C.A.', photo })
  const dean = await enterMember(deps, { name: 'Asha Rao', designation: 'Dean' })
  const guest = await enterMember(deps, { name: 'Ravi Sen', department: 'Astronomy' })
  await show(person(teacher), person(dean), person(guest), person(randomUUID()))

  const cards = async () => (await shown()).map(({ attrs }) => attrs)
  const card = (title: string, line: string) => ({ kind: 'person', title, line })
  const meera = card('Dr. Meera Nair', 'Professor')
  expect(await cards()).toEqual([
    { found: { ...meera, photo, path: '/team/meera-nair' } },
    { found: { ...card('Asha Rao', 'Dean'), path: '/team/asha-rao' } },
    { found: { ...card('Ravi Sen', 'Professor'), path: '/team/ravi-sen' } },
  ])

  const { photo: _, ...form } = await aMemberForm({ name: 'Asha Rao Iyer', designation: 'Dean' })
  await call(updateMember, { params: { _id: dean }, body: form })
  expect((await cards())[1]).toMatchObject({ found: { title: 'Asha Rao Iyer' } })

  const params = { _id: teacher }
  expect(await call(listMemberUses, { params })).toMatchObject({
    uses: [{ title: 'Help', path: 'body', field: 'Text', state: 'public' }],
  })
  expect(await erase(teacher)).toBe(200)
  expect(await cards()).toHaveLength(2)
  await expect(call(listMemberUses, { params })).rejects.toMatchObject({ status: 404 })
})

test('a course has a card while it is public, and can’t be deleted while a page shows it', async () => {
  const { show, shown, courseOf, add, withdraw, trash, call } = await aPageWith()
  const bca = await courseOf('b.c.a.')
  const other = await add('Hostel')
  const page = await show(course(bca._id), course(other._id), course(randomUUID()))
  const { title, fullTitle: line } = bca.data
  const result = { kind: 'course', title, line, path: '/course/b.c.a.' }
  expect(await shown()).toEqual([{ type: 'course', attrs: { found: result } }])
  expect(await call(listUses, { params: { _id: bca._id } })).toMatchObject({
    uses: expect.arrayContaining([expect.objectContaining({ _id: page._id, state: 'public' })]),
  })

  const hidden = await withdraw(bca)
  expect(await shown()).toEqual([])
  expect(await rejectionOf(trash(hidden))).toMatchObject({ status: 409 })
})
