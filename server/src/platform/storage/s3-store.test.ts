import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { s3Server } from '../../../test/s3-server.ts'
import { readConfig } from '../config/config.ts'
import { openFileStore } from './open-store.ts'

const aName = (random = 'ab') => `${random.padStart(32, '0')}-640x480-a0b1c2.webp`

async function aBucket() {
  const { variables, close } = await s3Server()
  const config = readConfig({ PUBLIC_URL: 'https://college.test', ...variables })
  const store = await openFileStore(config)
  const listed = async () => {
    const names: string[] = []
    for await (const { name } of store.list()) names.push(name)
    return names.sort()
  }
  return { store, listed, close }
}

test('a written file is read and listed, and gone when removed', async () => {
  const { store, listed } = await aBucket()
  expect(await store.read(aName())).toBeUndefined()

  await store.write(aName('ab'), Buffer.from('one'))
  await store.write(aName('cd'), Buffer.from('two'))

  expect(String(await store.read(aName('ab')))).toBe('one')
  expect(await listed()).toEqual([aName('ab'), aName('cd')])
  for await (const { modifiedAt } of store.list())
    expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)

  await store.remove([aName('ab'), aName('ef')])
  expect(await store.read(aName('ab'))).toBeUndefined()
  expect(await listed()).toEqual([aName('cd')])
  await store.remove([])
})

test('a range of a file is read, and a missing file has none', async () => {
  const { store } = await aBucket()
  const name = `${'ab'.padStart(32, '0')}.pdf`
  await store.write(name, Buffer.from('0123456789'))
  const part = async (start: number, end: number) =>
    String(await buffer((await store.open(name, { start, end })) ?? expect.fail()))

  expect(await part(0, 4)).toBe('01234')
  expect(await part(7, 9)).toBe('789')
  expect(await store.open(aName(), { start: 0, end: 1 })).toBeUndefined()
})

test('a list longer than one response of the service is complete, and so is a removal', async () => {
  const { store, listed } = await aBucket()
  const names = Array.from({ length: 1_003 }, (_, number) => aName(number.toString(16)))
  for (let start = 0; start < names.length; start += 50) {
    await Promise.all(
      names.slice(start, start + 50).map((name) => store.write(name, Buffer.from('x'))),
    )
  }

  expect(await listed()).toEqual(names.toSorted())
  await store.remove(names)

  expect(await listed()).toEqual([])
})

test.each([
  '../x.webp',
  `ab/${aName()}`,
  '',
  aName().toUpperCase(),
])('no other name reaches the bucket: %j', async (name) => {
  const { store } = await aBucket()

  await expect(store.write(name, Buffer.from('x'))).rejects.toThrow('Not the name')
  await expect(store.remove([name])).rejects.toThrow('Not the name')
  expect(await store.read(name)).toBeUndefined()
})

test('while the service is down, every operation responds "try again later"', async () => {
  const { store, listed, close } = await aBucket()
  await close()
  const outage = expect.objectContaining({ statusCode: 503 })

  await expect(store.write(aName(), Buffer.from('x'))).rejects.toEqual(outage)
  await expect(store.read(aName())).rejects.toEqual(outage)
  await expect(store.remove([aName()])).rejects.toEqual(outage)
  await expect(listed()).rejects.toEqual(outage)
})
