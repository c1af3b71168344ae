import { parseUploadedPicture, pictureSrcSet } from 'contract/platform/pictures'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { aFile, aFolder, anImage } from '../../../test/sample-images.ts'
import { createDiskStore } from '../storage/disk-store.ts'
import { createPictures } from './pictures.ts'
import { pictureRoutes } from './routes.ts'

async function aServedPicture() {
  const pictures = createPictures(createDiskStore(await aFolder()))
  const app = Fastify({ exposeHeadRoutes: false })
  pictureRoutes(app, { pictures })
  const address = await pictures.save(aFile(await anImage(400, 300).png().toBuffer()))
  return { app, pictures, address }
}

test('a picture is served with its type, forever, and as nothing but a picture', async () => {
  const { app, address } = await aServedPicture()

  const answer = await app.inject(address)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
})

test('every address in a picture’s srcset exists', async () => {
  const { app, address } = await aServedPicture()
  const picture = parseUploadedPicture(address)
  if (!picture) throw new Error(address)

  for (const format of ['avif', 'webp'] as const) {
    for (const entry of pictureSrcSet(picture, format).split(', ')) {
      const answer = await app.inject(entry.split(' ')[0] ?? '')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
    }
  }
})

test('a browser that has the bytes doesn’t get them again', async () => {
  const { app, pictures, address } = await aServedPicture()
  const { etag } = (await app.inject(address)).headers
  const request = (known: string) =>
    app.inject({ url: address, headers: { 'if-none-match': known } })

  for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await request(known)
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
  }
  expect((await request('"other"')).statusCode).toBe(200)

  await pictures.remove(address)
  expect((await request(`${etag}`)).statusCode).toBe(404)
})

test.each([
  '/uploads',
  '/uploads/',
  '/uploads/00',
  '/uploads/00/',
  `/uploads/${'0'.repeat(32)}-10x10-abcdef.webp`,
  '/uploads/..%2f..%2fetc%2fpasswd',
  '/uploads/%2e%2e%2f',
  '/uploads/%00',
  '/uploads/x.html',
  `/uploads/${'x'.repeat(90)}`,
])('there is nothing at %s', async (url) => {
  const { app } = await aServedPicture()

  expect((await app.inject(url)).statusCode).toBe(404)
})

test('the folder of a picture and its unfinished file are not served', async () => {
  const { app, address } = await aServedPicture()
  const name = address.replace('/uploads/', '')

  for (const path of [
    name.slice(0, 2),
    `${name.slice(0, 2)}/${name}`,
    `${name.slice(0, 2)}%2f${name}`,
    `${name}.tmp`,
  ]) {
    const answer = await app.inject(`/uploads/${path}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, {}])
  }
})
