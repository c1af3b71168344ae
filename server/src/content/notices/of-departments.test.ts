import { randomUUID } from 'node:crypto'
import { publishContent, readContent, saveContent } from 'contract/content/calls'
import { createContent, trashContent, withdrawContent } from 'contract/content/entry-calls'
import { getNotice } from 'contract/content/notices'
import { noRight } from 'contract/platform/roles'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { paragraph } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { writtenOver } from '../../../test/written-over.ts'

const notTheirs = { status: 403, message: noRight }

test('the editor of a department creates, publishes and unpublishes its notices, and no others', async () => {
  const { add, categoryId, clientWith, db, titles, visitor } = await aNoticeOffice()
  const holder = { role: 'editor', departments: ['bca'], mayPublish: true } as const
  const editor = clientWith(await signInAs(db, holder))
  const ofCollege = await add('Holiday')
  const includesOthers = await add('B.A. result', { department: 'ba' })

  const name = 'B.C.A. practicals'
  const body = { _id: randomUUID(), type: 'notice', name } as const
  const { entry } = await editor(createContent, { body })
  expect(entry).toMatchObject({ department: 'bca', data: { department: 'bca' } })
  const params = { _id: entry._id }
  const words = { category: categoryId('examination'), body: paragraph('In laboratory 2.') }
  for (const department of ['ba', ''])
    expect(
      await rejectionOf(
        editor(publishContent, { params, body: writtenOver(entry, { ...words, department }) }),
      ),
    ).toMatchObject(notTheirs)
  await editor(publishContent, { params, body: writtenOver(entry, words) })
  expect(await titles({ department: 'bca' })).toEqual([name, 'Holiday'])
  expect(await visitor(getNotice, { params: { slug: 'bca-practicals' } })).toMatchObject({
    department: 'bca',
  })

  for (const { _id } of [ofCollege, includesOthers]) {
    const of = { params: { _id } }
    const version = 2
    const written = { ...of, body: { version, data: { title: 'Mine now' } } }
    for (const act of [
      () => editor(readContent, of),
      () => editor(saveContent, written),
      () => editor(publishContent, written),
      () => editor(withdrawContent, { ...of, body: { version } }),
      () => editor(trashContent, { ...of, body: { version } }),
    ])
      expect(await rejectionOf(act())).toMatchObject(notTheirs)
  }
  const { version } = await editor(readContent, { params })
  await editor(withdrawContent, { params, body: { version } })
  expect(await titles()).toEqual(['B.A. result', 'Holiday'])
})
