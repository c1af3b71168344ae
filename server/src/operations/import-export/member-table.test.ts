import { published } from 'college/sample-faculty/sample-member'
import { undoImport } from 'contract/operations/undo-import'
import { listMemberEntries } from 'contract/people/faculty'
import { expect, test } from 'vitest'
import { enterMember } from '../../../test/enter-member.ts'
import { aTableOffice } from '../../../test/table-calls.ts'

async function aFormer() {
  const office = await aTableOffice()
  const publications = published('On signboards, 2022', 'On "letters", 2019')
  const known = { department: 'B.A.', specialization: 'Old letters', education: 'Ph.D. (Pune)' }
  await enterMember(office.deps, { ...known, publications, left: '2025-06-30' })
  const call = await office.signIn()
  return {
    ...office,
    call,
    publications,
    file: await office.takeOut('faculty'),
    member: async () => (await call(listMemberEntries)).entries[0],
  }
}

test('a table contains the lines of a rich text, which stays unchanged unless they are edited', async () => {
  const { file, importRows, member, publications } = await aFormer()
  expect(file).toContain('"On signboards, 2022\nOn ""letters"", 2019"')
  expect(file).toContain('2025-06-30')

  expect(await importRows('faculty', file)).toMatchObject({ message: 'Imported: 1 unchanged' })
  const renamed = file.replace('Dr. Meera Nair', 'Dr. Meera Iyer')
  expect(await importRows('faculty', renamed)).toMatchObject({ message: 'Imported: 1 changed' })

  expect(await member()).toMatchObject({ name: 'Dr. Meera Iyer', publications })
})

test('Hindi added in a table translates the rich text as it is stored, with its formatting', async () => {
  const { file, importRows, member, publications, get } = await aFormer()
  const [id = ''] = /^[\da-f-]{36}/m.exec(file) ?? []
  const hindi = `_id,name,designation,publications_hi\n${id},Dr. Meera Nair,Lecturer,संकेतों पर\n`
  expect(await importRows('faculty', hindi)).toMatchObject({ message: 'Imported: 1 changed' })

  const { slug } = (await member()) ?? {}
  expect((await get(`/api/faculty/pages/${slug}?lang=hi`)).body).toContain('संकेतों पर')
  expect(await member()).toMatchObject({ publications })
})

test('lines edited in a table become paragraphs, and undoing the import brings back the formatting', async () => {
  const { file, importRows, call, member, activities, publications: before } = await aFormer()
  await importRows(
    'faculty',
    file.replace('On signboards', 'On milestones').replace('2025-06-30', ''),
  )

  const { publications = '', left } = (await member()) ?? {}
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const content = ['On milestones, 2022', 'On "letters", 2019'].map(paragraph)
  expect([JSON.parse(publications), left]).toEqual([{ type: 'doc', content }, undefined])
  const [imported] = (await activities()).slice(-1)
  await call(undoImport, { params: { _id: imported?.targetId ?? '' } })
  expect(await member()).toMatchObject({ publications: before, left: '2025-06-30' })
})

test('a file from before these columns leaves their values, and an invalid day is rejected', async () => {
  const { file, importRows, member, publications } = await aFormer()
  const [id = ''] = /^[\da-f-]{36}/m.exec(file) ?? []
  const old = `_id,name,designation\n${id},Dr. Meera Iyer,Lecturer\n`
  expect(await importRows('faculty', old)).toMatchObject({ message: 'Imported: 1 changed' })
  expect(await member()).toMatchObject({ publications, left: '2025-06-30' })

  const wrong = await importRows(
    'faculty',
    `_id,name,designation,left\n${id},A. B.,Lecturer,soon\n`,
  )
  expect(wrong).toMatchObject({
    status: 400,
    rows: [{ problems: ['Last Day must be a date between 1900 and 2200'] }],
  })
})
