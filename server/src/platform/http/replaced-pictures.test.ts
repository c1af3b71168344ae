import { aPicture } from 'testing/a-picture.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aPictureServer } from '../../../test/picture-routes.ts'
import { filePart } from '../../../test/raw-form.ts'

test('S45: a rejected change keeps the picture, a new picture replaces it, and no picture keeps it', async () => {
  const { changing, send, upload, uploads, state, inUse, filesInUse } = await aPictureServer()
  const picture = await (await aPicture()).bytes()

  for (const route of changing) {
    const before = await state()
    const faulty = route.parts({ [route.textField]: ' ' })
    const rejected = await send(route, [...faulty, filePart(route.field, picture)])
    expect(rejected.statusCode).toBe(400)
    expect(await state()).toEqual(before)
    const pictures = await inUse()

    expect((await send(route, route.parts())).statusCode).toBe(200)
    expect(await inUse()).toEqual(pictures)
    expect((await upload(route, picture)).statusCode).toBe(200)

    const after = await inUse()
    expect(after.size).toBe(pictures.size)
    expect([...after].filter((address) => !pictures.has(address))).toHaveLength(1)
    expect(await filesBelow(uploads)).toEqual(await filesInUse())
  }
})

test('S45: simultaneous changes of one picture leave one picture', async () => {
  const { changing, upload, uploads, inUse, filesInUse } = await aPictureServer()
  const picture = await (await aPicture()).bytes()
  const { size } = await inUse()

  await Promise.all(changing.flatMap((route) => [1, 2, 3, 4].map(() => upload(route, picture))))

  expect((await inUse()).size).toBe(size)
  expect(await filesBelow(uploads)).toEqual(await filesInUse())
})

test('S68: a picture stays if it is unknown whether its row was committed', async () => {
  const { changes, routes, upload, uploads, inUse, filesInUse } = await aPictureServer()
  const { commit } = changes
  changes.commit = async (tag, work) => {
    await commit(tag, work)
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  }

  for (const route of routes.filter(({ url }) => /^\/api\/(events|faculty)/.test(url)))
    expect((await upload(route, await (await aPicture()).bytes())).statusCode).toBe(503)

  // Replaced files stay until the cleanup.
  expect(await filesBelow(uploads)).toEqual(expect.arrayContaining(await filesInUse()))
  expect(await inUse()).toHaveProperty('size', 5)
})
