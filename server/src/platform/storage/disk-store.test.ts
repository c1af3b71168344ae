import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, filesIn } from '../../../test/sample-images.ts'
import { createDiskStore } from './disk-store.ts'

const aName = (random = 'ab') => `${random.padEnd(32, '0')}-640x480-a0b1c2.webp`

async function listed(folder: string) {
  const names: string[] = []
  for await (const { name } of createDiskStore(folder).list()) names.push(name)
  return names.sort()
}

test('a written file is read and listed, and gone when removed', async () => {
  const folder = await aFolder()
  const store = createDiskStore(join(folder, 'not', 'there', 'yet'))

  await store.write(aName('ab'), Buffer.from('one'))
  await store.write(aName('cd'), Buffer.from('two'))

  expect(String(await store.read(aName('ab')))).toBe('one')
  expect(await listed(join(folder, 'not', 'there', 'yet'))).toEqual([aName('ab'), aName('cd')])
  expect(await filesIn(folder)).toHaveLength(2)

  await store.remove([aName('ab'), aName('ef')])
  expect(await store.read(aName('ab'))).toBeUndefined()
  expect(await listed(join(folder, 'not', 'there', 'yet'))).toEqual([aName('cd')])
})

test('a file that several servers write at once is written by each', async () => {
  const folder = await aFolder()
  const bytes = Buffer.alloc(200_000, 'x')
  const write = () => createDiskStore(folder).write(aName(), bytes)

  await Promise.all(Array.from({ length: 8 }, write))

  expect(await createDiskStore(folder).read(aName())).toEqual(bytes)
  expect(await filesIn(folder)).toHaveLength(1)
})

test('a missing folder is an empty store', async () => {
  const folder = join(await aFolder(), 'none')

  expect(await listed(folder)).toEqual([])
  expect(await createDiskStore(folder).read(aName())).toBeUndefined()
})

test('half-written files are listed and can be removed, but not read', async () => {
  const folder = await aFolder()
  const store = createDiskStore(folder)
  const unfinished = `${aName('ab')}.0123abcd.tmp`
  await mkdir(join(folder, 'ab'))
  await writeFile(join(folder, 'ab', unfinished), 'half')
  await utimes(join(folder, 'ab', unfinished), 100, 100)

  for await (const file of store.list())
    expect(file).toEqual({ name: unfinished, modifiedAt: new Date(100_000) })
  expect(await listed(folder)).toEqual([unfinished])
  expect(await store.read(unfinished)).toBeUndefined()

  await store.remove([unfinished])
  expect(await filesIn(folder)).toEqual([])
})

test('other files in the folder are left alone', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'ab'))
  await writeFile(join(folder, 'notes.txt'), '')
  await writeFile(join(folder, 'ab', '.keep'), '')

  expect(await listed(folder)).toEqual([])
})

test('a failed write leaves nothing behind', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'ab', aName('ab')), { recursive: true })

  await expect(createDiskStore(folder).write(aName('ab'), Buffer.from('x'))).rejects.toThrow()

  expect(await filesIn(folder)).toEqual([])
})

test.each([
  '../x.webp',
  `../../${aName()}`,
  `ab/${aName()}`,
  `${aName()}\0`,
  '.',
  '',
  aName().toUpperCase(),
  '.tmp',
])('no other name reaches the disk: %j', async (name) => {
  const folder = await aFolder()
  const store = createDiskStore(folder)

  await expect(store.write(name, Buffer.from('x'))).rejects.toThrow('Not the name')
  await expect(store.remove([name])).rejects.toThrow('Not the name')
  expect(await store.read(name)).toBeUndefined()
  expect(await filesIn(folder)).toEqual([])
})
