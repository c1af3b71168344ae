import {
  contentChangedMeanwhile,
  discardDraft,
  listContent,
  listRevisions,
  publishContent,
  restoreContent,
  unscheduleContent,
} from 'contract/content/calls'
import { isSingletonName, singletonNames } from 'contract/content/types'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { aFactsEditor } from '../../../test/a-facts-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { adminCookie } from '../../../test/test-app.ts'
import { createAdmin } from '../../accounts/staff/accounts.ts'

test('an empty site starts with the content of its folder', async () => {
  const { call, hours, read } = await aFactsEditor()

  const types = (await call(listContent)).entries.map(({ type }) => type)
  expect(types.filter(isSingletonName).toSorted()).toEqual(singletonNames.toSorted())
  expect(await call(listContent, { query: { type: 'facts' } })).toMatchObject({
    entries: [{ type: 'facts', isPublic: true, hasDraft: false, author: 'first start' }],
  })
  expect(await hours()).toBe(college.officeHours)
  expect(await read()).toMatchObject({ version: 1, data: { shortName: college.shortName } })
})

test('the most recently edited entry comes first', async () => {
  const { call, read, save, advance } = await aFactsEditor()
  advance(1000)
  await save(await read(), { officeHours: 'Later' })

  const { entries } = await call(listContent)

  expect(entries[0]?.hasDraft).toBe(true)
  expect(entries.slice(1).some(({ hasDraft }) => hasDraft)).toBe(false)
})

test('a draft is visible only to editors until it is published', async () => {
  const { read, save, publish, hours } = await aFactsEditor()
  const { entry } = await save(await read(), { officeHours: 'Never' })
  expect(entry).toMatchObject({ hasDraft: true, data: { officeHours: 'Never' } })
  expect(await hours()).toBe(college.officeHours)

  const published = await publish(entry, { officeHours: 'Always' })

  expect(published.entry).toMatchObject({ hasDraft: false, isPublic: true })
  expect(await hours()).toBe('Always')
})

test('a write based on an outdated version is rejected', async () => {
  const { call, params, read, save, publish, hours } = await aFactsEditor()
  const begun = await read()
  await save(begun, { officeHours: 'Mine' })

  for (const comeLate of [
    () => save(begun, { officeHours: 'Late' }),
    () => publish(begun, { officeHours: 'Late' }),
    () => call(discardDraft, { params, body: { version: begun.version } }),
    () => call(unscheduleContent, { params, body: { version: begun.version } }),
    () =>
      call(restoreContent, {
        params,
        body: { version: begun.version, revision: begun.publicRevision ?? '' },
      }),
  ])
    expect(await rejectionOf(comeLate())).toMatchObject({
      status: 409,
      message: contentChangedMeanwhile,
      answer: { current: { version: begun.version + 1, data: { officeHours: 'Mine' } } },
    })
  expect((await read()).data).toMatchObject({ officeHours: 'Mine' })
  expect(await hours()).toBe(college.officeHours)
})

test('a write without a version is rejected', async () => {
  const { app, params, read } = await aFactsEditor()
  const cookie = await adminCookie(app)
  const { data } = await read()
  for (const version of [undefined, 0, -1, 1.5, '1'])
    for (const [method, url] of [
      ['PUT', ''],
      ['POST', '/publish'],
    ] as const) {
      const answer = await app.inject({
        method,
        url: `/api/admin/content/${params._id}${url}`,
        headers: { cookie },
        payload: { version, data },
      })
      expect([version, answer.statusCode]).toEqual([version, 400])
    }
})

test('a write sent twice, because no response came, is stored once', async () => {
  const { read, save, publish, activities } = await aFactsEditor()
  const begun = await read()
  const first = await save(begun, { officeHours: 'Once' })
  expect(await save(begun, { officeHours: 'Once' })).toEqual(first)

  const published = await publish(first.entry, {})
  expect(await publish(first.entry, {})).toEqual(published)

  expect(await activities()).toHaveLength(1)
})

test('an autosave that arrives after the publication doesn’t undo it', async () => {
  const { read, save, publish, hours } = await aFactsEditor()
  const { entry } = await save(await read(), { officeHours: 'Draft' })
  await publish(entry, { officeHours: 'Public' })

  expect(await rejectionOf(save(entry, { officeHours: 'Late draft' }))).toMatchObject({
    status: 409,
  })

  expect(await hours()).toBe('Public')
  expect((await read()).hasDraft).toBe(false)
})

test('a draft started from an older publication doesn’t overwrite a newer one', async () => {
  const { call, params, read, save, publish, hours, advance } = await aFactsEditor()
  const begun = await read()
  await publish(begun, { officeHours: 'Scheduled' }, new Date(Date.now() + 60_000).toISOString())
  const { entry: draft } = await save(
    { ...(await read()), ...(begun.basedOn && { basedOn: begun.basedOn }) },
    { officeHours: 'Older' },
  )
  advance(61_000)
  expect(await hours()).toBe('Scheduled')

  const rejection = await rejectionOf(publish(draft, {}))

  expect(rejection).toMatchObject({
    status: 409,
    answer: {
      current: {
        version: draft.version,
        publicData: { officeHours: 'Scheduled' },
        basedOnData: begun.data,
      },
    },
  })
  expect(await hours()).toBe('Scheduled')
  // With the current version it is accepted.
  const seen = await read()
  const { publicRevision = '', version, data } = seen
  await call(publishContent, { params, body: { version, basedOn: publicRevision, data } })
  expect(await hours()).toBe('Older')
})

test('two people don’t write into one draft', async () => {
  const { app, db, params, read, save, call } = await aFactsEditor()
  await createAdmin(db, 'second@college.test', 'another-long-password')
  const login = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email: 'second@college.test', password: 'another-long-password' },
  })
  const [session] = login.cookies
  const { entry } = await save(await read(), { officeHours: 'First' })
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/admin/content/${params._id}`,
    headers: { cookie: `${session?.name}=${session?.value}` },
    payload: {
      version: entry.version,
      basedOn: entry.basedOn,
      data: { ...entry.data, officeHours: 'Second' },
    },
  })

  expect(answer.statusCode).toBe(200)
  const { revisions } = await call(listRevisions, { params })
  expect(revisions.map(({ author, changes }) => [author, changes[0]?.after])).toEqual([
    ['second@college.test', 'Second'],
    ['clerk@college.test', 'First'],
    ['first start', undefined],
  ])
})
