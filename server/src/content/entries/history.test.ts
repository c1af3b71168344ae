import { listRevisions, restoreContent } from 'contract/content/calls'
import { getFacts } from 'contract/content/facts'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { aFactsEditor } from '../../../test/a-facts-editor.ts'

test('an earlier revision is restored as a draft, without publishing it', async () => {
  const { call, params, read, publish, hours } = await aFactsEditor()
  const begun = await read()
  await publish(begun, { officeHours: 'A mistake' })
  const { version } = await read()

  const { entry } = await call(restoreContent, {
    params,
    body: { version, revision: begun.publicRevision ?? '' },
  })

  expect(await hours()).toBe('A mistake')
  expect(entry.data).toEqual(begun.data)
  await publish(entry, {})
  expect(await hours()).toBe(begun.data.officeHours)
})

test('the history shows who changed what, field by field', async () => {
  const { call, params, read, publish, activities } = await aFactsEditor()
  const begun = await read()
  const { entry } = await publish(begun, {
    officeHours: 'Always',
    phones: [
      { _key: 'new', number: '+91 120 000 2000', whose: 'Admissions' },
      { _key: 'office', number: college.phone },
    ],
  })
  await publish(entry, {
    phones: [
      { _key: 'office', number: '+91 120 000 2001' },
      { _key: 'new', number: '+91 120 000 2000', whose: 'Admissions' },
    ],
  })

  const { revisions } = await call(listRevisions, { params })

  expect(revisions.map(({ isPublic, changes }) => [isPublic, changes])).toEqual([
    [
      true,
      [
        {
          field: 'Phone numbers 1: Number',
          before: college.phone,
          after: '+91 120 000 2001',
        },
        { field: 'Phone numbers', after: 'in a different order' },
      ],
    ],
    [
      false,
      [
        { field: 'Phone numbers 1: Number', after: '+91 120 000 2000' },
        { field: 'Phone numbers 1: Label', after: 'Admissions' },
        {
          field: 'Office hours',
          before: college.officeHours,
          after: 'Always',
        },
        ...college.phones.slice(1).flatMap(({ number, whose }, index) => [
          { field: `Phone numbers ${index + 2}: Number`, before: number },
          { field: `Phone numbers ${index + 2}: Label`, before: whose },
        ]),
      ],
    ],
    [false, []],
  ])
  expect((await activities()).map(({ changes }) => changes)).toEqual(
    revisions.slice(0, 2).map(({ changes }) => changes),
  )
})

test('the history shows changes against a publication that is no longer listed', async () => {
  const { call, params, read, publish } = await aFactsEditor()
  const { publicRevision: revision = '' } = await read()
  await publish(await read(), { officeHours: 'A mistake' })
  for (let count = 0; count < 51; count++) {
    const { version } = await read()
    await call(restoreContent, { params, body: { version, revision } })
  }

  const { revisions } = await call(listRevisions, { params })

  expect(revisions).toHaveLength(50)
  expect(new Set(revisions.map(({ changes }) => JSON.stringify(changes)))).toEqual(
    new Set([
      JSON.stringify([{ field: 'Office hours', before: 'A mistake', after: college.officeHours }]),
    ]),
  )
})

test('content stored under other rules opens, stays public, and keeps unknown fields', async () => {
  const { db, read, save, visitor } = await aFactsEditor()
  const stored = { name: 'Old College', phones: [{ number: 'none' }, 'x'], fax: '123', tagline: 7 }
  const { publicRevision = '' } = await read()
  await db
    .updateTable('contentRevisions')
    .set({ data: JSON.stringify(stored) })
    .where('_id', '=', publicRevision)
    .execute()
  await db.updateTable('changes').set({ version: 99 }).execute()

  expect(await visitor(getFacts)).toMatchObject({
    name: 'Old College',
    tagline: '',
    phones: [{ _key: '0', number: 'none' }],
  })
  expect((await read()).data).toMatchObject(stored)
  expect((await save(await read(), { name: 'New College' })).entry.data).toMatchObject({
    ...stored,
    name: 'New College',
  })
})

test('a field added to a type has the starting content’s value until someone edits it', async () => {
  const { db, read, publish, visitor } = await aFactsEditor()
  const { data, publicRevision = '' } = await read()
  const { officeHours, social, studentNote, ...before } = data
  await db
    .updateTable('contentRevisions')
    .set({ data: JSON.stringify(before) })
    .where('_id', '=', publicRevision)
    .execute()
  await db.updateTable('changes').set({ version: 99 }).execute()

  expect(await visitor(getFacts)).toMatchObject({ officeHours: college.officeHours, social: [] })
  expect((await read()).data).toEqual({ ...before, officeHours, social: [] })
  expect((await publish(await read(), {})).entry.data).toEqual({
    ...before,
    officeHours,
    social: [],
  })
})
