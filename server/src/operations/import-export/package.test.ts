import { randomUUID } from 'node:crypto'
import { publishContent, readContent, saveContent } from 'contract/content/calls'
import { contentData, isObject } from 'contract/content/data'
import { trashContent } from 'contract/content/entry-calls'
import { getFacts } from 'contract/content/facts'
import { listActivities } from 'contract/platform/activity'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { aPackageOffice } from '../../../test/a-package-office.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { somePages } from '../../../test/some-pages.ts'

const packed = (...entries: object[]) => JSON.stringify({ collegeContent: 1, entries })

test('a package is imported as drafts, each recorded with its changes, and a dry run changes nothing', async () => {
  const { call, facts, check, importRows, takeOut, visitor } = await aPackageOffice()
  const { text } = await takeOut('?type=facts')
  const changed = text.replace(JSON.stringify(college.officeHours), '"Always"')
  const before = await facts()

  const dry = await check(changed)
  expect(dry).toMatchObject({
    status: 200,
    rows: [
      {
        outcome: 'changed',
        changes: [{ field: 'Office hours', before: college.officeHours, after: 'Always' }],
      },
      { type: 'Translation: College facts', outcome: 'unchanged' },
    ],
  })
  expect(await facts()).toEqual(before)

  expect(await importRows(changed)).toEqual(dry)
  expect(await facts()).toMatchObject({ hasDraft: true, data: { officeHours: 'Always' } })
  expect((await visitor(getFacts)).officeHours).toBe(college.officeHours)
  expect((await importRows(changed)).message).toBe('0 new, 0 changed, 2 unchanged')
  const { activities } = await call(listActivities, { query: { subject: 'content' } })
  expect(activities.map(({ admin, action, changes }) => [admin, action, changes])).toEqual([
    ['clerk@college.test', 'imported', dry.rows[0]?.changes],
    ['clerk@college.test', 'exported', []],
  ])
})

test('someone else’s draft stays in the history, and imported drafts can be published', async () => {
  const { call, params, facts, importRows } = await aPackageOffice()
  const { version, basedOn = '', data } = await facts()
  await call(saveContent, {
    params,
    body: { version, basedOn, data: { ...data, officeHours: 'Mine' } },
  })

  await importRows(packed({ type: 'facts', data: { ...data, officeHours: 'Theirs' } }))

  const entry = await facts()
  const body = { version: entry.version, basedOn: entry.basedOn ?? '', data: entry.data }
  expect((await call(publishContent, { params, body })).entry.data.officeHours).toBe('Theirs')
})

test('an entry is found by its id, or else by its address, and references to it are adjusted', async () => {
  const { call, importRows } = await aPackageOffice()
  const [library = ''] = await somePages(call, ['Library'])
  const { data } = await call(readContent, { params: { _id: library } })
  const elsewhere = '0192f000-0000-7000-8000-0000000000aa'
  const other = '0192f000-0000-7000-8000-0000000000bb'

  const { rows } = await importRows(
    packed(
      { type: 'page', _id: elsewhere, data: { ...data, title: 'Reading hall' } },
      { type: 'page', _id: other, data: { ...data, slug: 'rules', related: [{ id: elsewhere }] } },
    ),
  )

  expect(rows.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Reading hall', 'changed'],
    ['Library', 'new'],
  ])
  expect((await call(readContent, { params: { _id: library } })).data.title).toBe('Reading hall')
  const { data: rules } = await call(readContent, { params: { _id: other } })
  expect(rules.related).toEqual([{ id: library }])
})

test('problems and unknown fields are reported and kept', async () => {
  const { facts, importRows } = await aPackageOffice()
  const { data } = await facts()

  const { rows } = await importRows(
    packed({ type: 'facts', data: { ...data, name: '', fax: '1' } }),
  )

  expect(rows[0]?.notes).toEqual([
    'To fix before publishing: Name of the college is required',
    'Unknown fields, kept: fax',
  ])
  expect((await facts()).data).toMatchObject({ name: '', fax: '1' })
})

test('people aren’t imported, and those missing here are reported by name', async () => {
  const { call, db, deps, check, takeOut } = await aPackageOffice()
  const [_id = ''] = await somePages(call, ['Help'])
  const people = [
    await enterMember(deps, { name: 'Asha Rao' }),
    await enterMember(deps, { name: 'Ravi Sen' }),
    randomUUID(),
  ]
  const { version, data } = await call(readContent, { params: { _id } })
  const content = people.map((item) => ({ type: 'person', attrs: { item } }))
  const written = { ...data, body: { type: 'doc', content } }
  await call(saveContent, { params: { _id }, body: { version, data: written } })
  const { text } = await takeOut('?type=page')
  await db.deleteFrom('faculty').where('name', '=', 'Asha Rao').execute()

  const { rows } = await check(text.replace('"title": "Help"', '"title": "Whom to ask"'))

  expect(rows[0]?.notes).toContain(
    'It shows people who are not listed here: Asha Rao, 1 without a name. Add them, then choose them again',
  )
})

const page = { type: 'page', _id: '0192f000-0000-7000-8000-0000000000aa', data: { title: 'A' } }
const deep = `${'['.repeat(100)}${']'.repeat(100)}`

test.each([
  ['no JSON', '{', 'isn’t a content package'],
  ['other JSON', '[]', 'isn’t a content package'],
  ['bytes that aren’t text', new Uint8Array([0x7b, 0xff, 0x7d]), 'isn’t a content package'],
  ['a newer format', '{"collegeContent":4,"entries":[]}', 'newer version'],
  ['an invalid entry', '{"collegeContent":1,"entries":[7]}', 'isn’t a content package'],
  [
    'a prototype',
    `{"collegeContent":1,"entries":[{"type":"facts","data":{"__proto__":{}}}]}`,
    '__proto__',
  ],
  [
    'deep nesting',
    `{"collegeContent":1,"entries":[{"type":"facts","data":{"a":${deep}}}]}`,
    'deeply',
  ],
  ['too many values', `{"collegeContent":3,"entries":[${'{},'.repeat(500_000)}{}]}`, 'too much'],
  ['too many entries', packed(...Array.from({ length: 5_001 }, () => page)), '5000'],
])('%s is reported as no package', async (_, content, text) => {
  const { check, importRows, facts } = await aPackageOffice()
  const before = await facts()
  for (const send of [check, importRows])
    expect(await send(content)).toMatchObject({
      status: 400,
      message: expect.stringContaining(text),
    })
  expect(await facts()).toEqual(before)
})

test.each([
  ['an unknown type', { type: 'facts2', data: {} }, 'no content type “facts2”'],
  ['the name of an inherited value', { type: 'toString', data: {} }, 'no content type'],
  ['a type that isn’t text', { type: { toString: 1 }, data: {} }, 'no content type'],
  ['no texts', { type: 'facts', data: [] }, 'It has no content'],
  [
    'a number for a text',
    { type: 'facts', data: { name: 7 } },
    'kind of value: Name of the college',
  ],
  ['a text for a list', { type: 'facts', data: { phones: 'x' } }, 'kind of value: Phone numbers'],
  ['an invalid item', { type: 'facts', data: { phones: [7] } }, 'kind of value: Phone numbers'],
  [
    'a list in an item’s text',
    { type: 'facts', data: { phones: [{ number: [] }] } },
    'kind of value: Phone',
  ],
  ['a path for an id', { ...page, _id: '../../etc/passwd' }, 'no valid id'],
  ['an entry that is too large', { type: 'facts', data: { name: 'x'.repeat(1024 * 1024) } }, '1MB'],
])('%s is rejected, with everything else in the package', async (_, entry, text) => {
  const { check, importRows, facts } = await aPackageOffice()
  const before = await facts()
  const content = packed({ type: 'facts', data: { ...before.data, officeHours: 'Never' } }, entry)

  for (const send of [check, importRows]) {
    const { rows } = await send(content)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'refused'])
    expect(rows[1]?.problems.join()).toContain(text)
  }
  expect((await importRows(content)).status).toBe(400)
  expect(await facts()).toEqual(before)
})

test('an entry that occurs twice, is in the trash, or has another type is rejected', async () => {
  const { call, params, importRows } = await aPackageOffice()
  const [_id = ''] = await somePages(call, ['Library'])
  await call(trashContent, { params: { _id }, body: { version: 1 } })

  const { rows } = await importRows(
    packed(page, page, { ...page, _id }, { ...page, _id: params._id }),
  )

  expect(rows.map(({ problems }) => problems)).toEqual([
    [],
    ['It is in the package twice'],
    ['It is in the trash here: restore it first'],
    ['Its id is already used by another entry on this site'],
  ])
})

test('two entries that match the same one here, by id and by address, are not both imported', async () => {
  const { call, importRows } = await aPackageOffice()
  const [_id = ''] = await somePages(call, ['Library'])
  const { data } = await call(readContent, { params: { _id } })

  const { rows } = await importRows(packed({ type: 'page', _id, data }, { ...page, data }))

  expect(rows.map(({ problems }) => problems)).toEqual([[], ['It is in the package twice']])
})

test('entries in the trash are not exported', async () => {
  const { call, takeOut } = await aPackageOffice()
  const [_id = '', stored = ''] = await somePages(call, ['Library', 'Hostel'])
  await call(trashContent, { params: { _id }, body: { version: 1 } })

  const read = contentData.parse(JSON.parse((await takeOut('?type=page')).text))

  const entries = Array.isArray(read.entries) ? read.entries.filter(isObject) : []
  expect(entries.map((entry) => entry._id)).toEqual([stored])
})
