import sharp from 'sharp'
import { aPicture } from 'testing/a-picture.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aPictureServer } from '../../../test/picture-routes.ts'
import { filePart, rawForm } from '../../../test/raw-form.ts'
import { aDecompressionBomb } from '../../../test/sample-images.ts'

const notAccepted = { message: 'Only PNG, JPG, GIF or WebP images are allowed' }
const otherContent = {
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  HTML: '<!doctype html><script>alert(1)</script>',
  PDF: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF',
  ELF: '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0',
  ZIP: 'PK\x03\x04\x14\0\0\0\b\0',
  text: 'only words',
  'a JPEG of three bytes': '\xff\xd8\xff',
}

test('S40: a file that only claims to be a picture is rejected by every form, and leaves nothing behind', async () => {
  const { routes, upload, state } = await aPictureServer()
  const before = await state()

  for (const route of routes) {
    for (const [kind, content] of Object.entries(otherContent)) {
      const answer = await upload(route, Buffer.from(content, 'latin1'), 'x.png')
      const at = `${kind} to ${route.method} ${route.url}`
      expect([at, answer.statusCode, answer.json()]).toEqual([at, 415, notAccepted])
    }
  }

  expect(await state()).toEqual(before)
})

test('S41: a picture at the form’s limit is accepted, one byte more isn’t', async () => {
  const { routes, upload, state } = await aPictureServer()
  const jpeg = await (await aPicture()).bytes()
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  const before = await state()

  for (const { limit, tooLarge, ...route } of routes) {
    for (const bytes of [limit + 1, limit + 300_000]) {
      const answer = await upload({ ...route, limit, tooLarge }, padded(bytes))
      expect([answer.statusCode, answer.json()]).toEqual([413, { message: tooLarge }])
    }
  }
  expect(await state()).toEqual(before)

  for (const route of routes)
    expect((await upload(route, padded(route.limit))).statusCode).toBeLessThan(202)
})

test('S41: if the sender gives no length, nothing is read beyond the limit', async () => {
  const { app, routes, state } = await aPictureServer()
  const before = await state()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const { method, url, cookie, parts, field } of routes) {
    const { headers, payload } = rawForm([...parts(), filePart(field, 'x')])
    let sent = 0
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(payload.subarray(0, payload.lastIndexOf('x\r\n'))),
      pull(controller) {
        sent += 64 * 1024
        if (sent > 100_000_000) controller.close()
        else controller.enqueue(Buffer.alloc(64 * 1024, 'x'))
      },
    })

    const answer = await fetch(address + url, {
      method,
      headers: { ...headers, cookie },
      body,
      duplex: 'half',
    } as RequestInit).catch(() => undefined)

    // The connection closes while the client still sends, so it may see that instead of the response.
    expect([413, undefined]).toContain(answer?.status)
    expect(sent).toBeLessThan(40_000_000)
  }
  expect(await state()).toEqual(before)
})

test('S41: a sender that announces much more than the limit is rejected at once', async () => {
  const { app, routes, state } = await aPictureServer()
  const before = await state()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const { method, url, cookie, parts, field } of routes) {
    const { headers, payload } = rawForm([...parts(), filePart(field, Buffer.alloc(12_000_000))])
    const answer = await fetch(address + url, {
      method,
      headers: { ...headers, cookie },
      body: new Uint8Array(payload),
    })
    expect(answer.status).toBe(413)
    expect((await answer.json()).message).toMatch(/MB or smaller/)
  }
  expect(await state()).toEqual(before)
})

test('S42: a small file that decompresses to a huge picture is rejected', async () => {
  const { routes, upload, state } = await aPictureServer()
  const before = await state()
  const bomb = aDecompressionBomb()

  for (const route of routes) expect((await upload(route, bomb)).statusCode).toBe(400)

  expect(await state()).toEqual(before)
})

const filenames = ['../../../etc/x.php.jpg', 'x'.repeat(5_000), 'C:\\\\a.jpg', 'a\0.html']

test('S43: nothing of a picture file is kept but its pixels, not even its name', async () => {
  const { app, routes, upload, uploads, place, filesInUse } = await aPictureServer()
  const marker = 'MARKER-7a31'
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({ IFD0: { ImageDescription: marker }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const carrying = Buffer.concat([photo, Buffer.from(`<script>${marker}`)])

  for (const route of routes)
    for (const filename of filenames)
      expect((await upload(route, carrying, filename)).statusCode).toBeLessThan(202)

  const names = await filesBelow(uploads)
  expect(names).toEqual(await filesInUse())
  expect((await filesBelow(place.dataDir)).filter((name) => /php|html|^a\b/.test(name))).toEqual([])
  for (const name of names) {
    const stored = (await app.inject(`/uploads/${name}`)).rawPayload.toString('latin1')
    expect(stored.length).toBeGreaterThan(20)
    expect(stored).not.toMatch(/MARKER|EXIF|GPS|<script/i)
  }
})

test('S46: an uploaded picture is served as a picture and nothing else', async () => {
  const { app, inUse } = await aPictureServer()
  const addresses = [...(await inUse())]
  expect(addresses).toHaveLength(3)

  for (const address of addresses) {
    const answer = await app.inject(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const folder = address.slice(0, '/uploads/'.length + 2)
    for (const url of ['/uploads', '/uploads/', folder, `${folder}/`])
      expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  }
})
