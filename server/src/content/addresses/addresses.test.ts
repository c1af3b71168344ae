import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aPageEditor } from '../../../test/a-page-editor.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

test('a previous public address redirects to the current one in one step, and going back isn’t a redirect', async () => {
  const { add, publish, visible, advance } = await aPageEditor()
  let entry = await add('Hostel')
  for (const slug of ['rooms', 'beds', 'hostel']) {
    advance(1000)
    entry = await publish(entry, { slug })
  }
  expect(await visible()).toEqual(['hostel', 'beds → hostel', 'rooms → hostel'])
})

test('an address that was only drafted doesn’t redirect', async () => {
  const { create, save, publish, visible } = await aPageEditor()
  let entry = await create('Hostel')
  entry = await save(entry, { slug: 'rooms' })
  await publish(entry, { slug: 'beds' })
  expect(await visible()).toEqual(['beds'])
})

test('two entries that swap addresses don’t redirect', async () => {
  const { add, publish, visible } = await aPageEditor()
  const one = await add('One')
  const two = await add('Two')
  const aside = await publish(one, { slug: 'aside' })
  await publish(two, { slug: 'one' })
  await publish(aside, { slug: 'two' })
  expect(await visible()).toEqual(['two', 'one', 'aside → two'])
})

test('an old address used by another entry is that entry’s until it moves', async () => {
  const { add, create, publish, withdraw, visible } = await aPageEditor()
  await publish(await add('Hostel'), { slug: 'rooms' })
  const second = await publish(await create('Second'), { slug: 'hostel' })
  expect(await visible()).toEqual(['rooms', 'hostel'])

  await withdraw(second)

  expect(await visible()).toEqual(['rooms', 'hostel → rooms'])
})

test('a taken address is reported when saved, stays in the draft, and is not published', async () => {
  const { add, create, save, publish, visible, read, trash } = await aPageEditor()
  const holder = await add('Hostel')
  const entry = await save(await create('Second'), { slug: 'hostel' })

  expect(entry).toMatchObject({ slugTakenBy: 'Hostel', data: { slug: 'hostel' } })
  expect(await rejectionOf(publish(entry))).toMatchObject({
    status: 400,
    errors: { slug: '“Hostel” already uses this address. Choose a different one.' },
  })
  expect(await visible()).toEqual(['hostel'])

  await trash(holder)
  expect(await read(entry)).not.toHaveProperty('slugTakenBy')
  await publish(entry)
  expect(await visible()).toEqual(['hostel'])
})

test('an address of a draft or a scheduled version is reserved', async () => {
  const { create, save, publish } = await aPageEditor()
  await save(await create('One'), { slug: 'drafted' })
  const at = new Date(Date.now() + minute).toISOString()
  const planned = await publish(await create('Two'), { slug: 'planned' }, at)
  await save(planned, { slug: 'elsewhere' })

  const third = await create('Three')
  const drafted = await save(third, { slug: 'drafted' })
  expect(drafted.slugTakenBy).toBe('One')
  const taken = await save(drafted, { slug: 'planned' })
  expect(taken.slugTakenBy).toBe('Two')
})

test('of two entries that take an address simultaneously, one succeeds', async () => {
  const { create, save, read } = await aPageEditor()
  const entries = [await create('One'), await create('Two'), await create('Three')]

  await Promise.all(entries.map((entry) => save(entry, { slug: 'wanted' })))

  const taken = await Promise.all(entries.map(async (entry) => (await read(entry)).slugTakenBy))
  expect(taken.filter((by) => by === undefined)).toHaveLength(1)
})

test.each([
  'Hostel',
  'hostel!',
  '-hostel',
  'a--b',
  '',
  'छात्र',
  'a/b',
  'a'.repeat(81),
])('no entry is published at “%s”', async (slug) => {
  const { create, publish, visible } = await aPageEditor()
  expect(await rejectionOf(publish(await create('Page'), { slug }))).toMatchObject({
    status: 400,
    errors: { slug: expect.stringContaining('Address') },
  })
  expect(await visible()).toEqual([])
})

test('a new address takes effect with its scheduled text, and the old one redirects to it', async () => {
  const { add, publish, visible, advance } = await aPageEditor()
  const at = new Date(Date.now() + minute).toISOString()
  await publish(await add('Hostel'), { slug: 'rooms' }, at)
  expect(await visible()).toEqual(['hostel'])

  advance(2 * minute)

  expect(await visible()).toEqual(['rooms', 'hostel → rooms'])
})
