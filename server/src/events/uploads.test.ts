import { createEvent, deleteEvent, listEvents, updateEvent } from 'contract/events'
import { parseUploadedPicture, pictureSrcSet } from 'contract/pictures'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anEvent, aPicture } from '../../test/an-event.ts'
import { eventParts, filePart, rawForm } from '../../test/raw-form.ts'
import { filesBelow, stateOf } from '../../test/state-of.ts'
import { adminCookie, testApp } from '../../test/test-app.ts'
import { aDecompressionBomb } from '../pictures/sample-images.ts'

const limit = 5 * 1024 * 1024
const notAccepted = { message: 'Only PNG, JPG, GIF or WebP images are allowed' }

/** The file names that the pages of these events ask for. */
const filesOf = (events: { image: string }[]) =>
  events
    .flatMap(({ image }) => {
      const picture = parseUploadedPicture(image)
      if (!picture) throw new Error(image)
      return `${pictureSrcSet(picture, 'avif')}, ${pictureSrcSet(picture, 'webp')}`.split(', ')
    })
    .map((entry) => entry.replace(/^\/uploads\/| \d+w$/g, ''))
    .sort()

async function anAdmin() {
  const settings = await testApp()
  const cookie = await adminCookie(settings.app)
  const upload = (bytes: Uint8Array | string, filename?: string) => {
    const { headers, payload } = rawForm([...eventParts(), filePart('image', bytes, filename)])
    return settings.app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { ...headers, cookie },
      payload,
    })
  }
  return { ...settings, cookie, upload }
}

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'],
  ['ELF', '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0'],
  ['ZIP', 'PK\x03\x04\x14\0\0\0\b\0'],
  ['text', 'only words'],
  ['a JPEG of three bytes', '\xff\xd8\xff'],
])('S40: %s that calls itself a picture is refused and leaves no file', async (_, content) => {
  const settings = await anAdmin()
  const before = await stateOf(settings)

  const answer = await settings.upload(Buffer.from(content, 'latin1'), 'x.png')

  expect([answer.statusCode, answer.json()]).toEqual([415, notAccepted])
  expect(await stateOf(settings)).toEqual(before)
})

test('S41: a picture of 5 MiB is taken, one of a byte more is not', async () => {
  const settings = await anAdmin()
  const jpeg = await (await aPicture()).bytes()
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])

  expect((await settings.upload(padded(limit))).statusCode).toBe(201)
  const before = await stateOf(settings)
  const tooLarge = { message: 'Image must be 5MB or smaller' }

  for (const bytes of [limit + 1, limit + 300_000, 3 * limit]) {
    const answer = await settings.upload(padded(bytes))
    expect([answer.statusCode, answer.json()]).toEqual([413, tooLarge])
  }
  expect(await stateOf(settings)).toEqual(before)
})

test('S41: a sender that does not say how much there is, is read no further than the limit', async () => {
  const { app, cookie, uploads } = await anAdmin()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { headers, payload } = rawForm([...eventParts(), filePart('image', 'x')])
  let sent = 0
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(payload.subarray(0, payload.lastIndexOf('x\r\n'))),
    pull(controller) {
      sent += 64 * 1024
      if (sent > 100_000_000) controller.close()
      else controller.enqueue(Buffer.alloc(64 * 1024, 'x'))
    },
  })

  const answer = await fetch(`${address}/api/events`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
    duplex: 'half',
  } as RequestInit).catch(() => undefined)

  // The connection is closed while the client still sends: it may see that instead of the answer.
  expect([413, undefined]).toContain(answer?.status)
  expect(sent).toBeLessThan(40_000_000)
  expect(await filesBelow(uploads)).toEqual([])
})

test('S42: a small file that unpacks to a huge picture is refused at once', async () => {
  const settings = await anAdmin()
  const before = await stateOf(settings)
  // The decoder's library is loaded by the first picture.
  await settings.upload('only words')
  const start = performance.now()

  const answer = await settings.upload(aDecompressionBomb())

  expect(answer.statusCode).toBe(400)
  expect(performance.now() - start).toBeLessThan(400)
  expect(await stateOf(settings)).toEqual(before)
})

test.each([
  ['a path', '../../../etc/x.php.jpg'],
  ['5,000 letters', 'x'.repeat(5_000)],
  ['a drive', 'C:\\\\a.jpg'],
  ['NUL in it', 'a\0.html'],
])('S43: a file whose name is %s leaves neither its name nor what it carried', async (_, filename) => {
  const { app, upload, visitor, uploads, place } = await anAdmin()
  const marker = 'MARKER-7a31'
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({ IFD0: { ImageDescription: marker }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

  const answer = await upload(Buffer.concat([photo, Buffer.from(`<script>${marker}`)]), filename)

  expect(answer.statusCode).toBe(201)
  const events = await visitor(listEvents)
  expect(await filesBelow(uploads)).toEqual(filesOf(events))
  expect((await filesBelow(place.dataDir)).filter((name) => /php|html|^a\b/.test(name))).toEqual([])
  for (const name of filesOf(events)) {
    const stored = (await app.inject(`/uploads/${name}`)).rawPayload.toString('latin1')
    expect(stored.length).toBeGreaterThan(20)
    expect(stored).not.toMatch(/MARKER|EXIF|GPS|<script/i)
  }
})

test('S45: a new picture takes the place of the old one, and goes with the event', async () => {
  const settings = await anAdmin()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEvent() })
  const [before] = await settings.visitor(listEvents)
  const params = { eventId: before?._id ?? '' }

  await admin(updateEvent, { params, body: await anEvent() })

  const changed = await settings.visitor(listEvents)
  expect(changed[0]?.image).not.toBe(before?.image)
  expect(await filesBelow(settings.uploads)).toEqual(filesOf(changed))
  await admin(deleteEvent, { params })
  expect(await filesBelow(settings.uploads)).toEqual([])
})

test('S46: an uploaded picture is served as a picture and nothing else', async () => {
  const { app, upload, visitor } = await anAdmin()
  await upload(await (await aPicture()).bytes())
  const [event] = await visitor(listEvents)

  const answer = await app.inject(event?.image ?? '')

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox/),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const folder = event?.image.slice(0, '/uploads/'.length + 2)
  for (const url of ['/uploads', '/uploads/', folder, `${folder}/`])
    expect((await app.inject(url ?? '')).statusCode).toBeGreaterThanOrEqual(400)
})

test('S74: of twenty simultaneous deletions one finds the event', async () => {
  const settings = await anAdmin()
  await settings.upload(await (await aPicture()).bytes())
  await settings.upload(await (await aPicture()).bytes())
  const [event, other] = await settings.visitor(listEvents)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      settings.app.inject({
        method: 'DELETE',
        url: `/api/events/${event?._id}`,
        headers: { cookie: settings.cookie },
      }),
    ),
  )

  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array(19).fill(404)])
  const left = await settings.visitor(listEvents)
  expect(left).toEqual([other])
  expect(await filesBelow(settings.uploads)).toEqual(filesOf(left))
})

test('S74: simultaneous changes of one picture leave one picture', async () => {
  const settings = await anAdmin()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEvent() })
  const [event] = await settings.visitor(listEvents)
  const params = { eventId: event?._id ?? '' }
  const bodies = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => anEvent({ title: `Day ${at}` })))

  await Promise.all(bodies.map((body) => admin(updateEvent, { params, body })))

  const after = await settings.visitor(listEvents)
  expect(after).toHaveLength(1)
  expect(await filesBelow(settings.uploads)).toEqual(filesOf(after))
  const { sequence } = await settings.db
    .selectFrom('events')
    .select('sequence')
    .executeTakeFirstOrThrow()
  expect(sequence).toBe(6)
})

test('S68: a picture stays when nobody knows whether its row was committed', async () => {
  const settings = await anAdmin()
  const { commit } = settings.changes
  settings.changes.commit = async (subject, work) => {
    await commit(subject, work)
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  }

  const answer = await settings.upload(await (await aPicture()).bytes())

  expect(answer.statusCode).toBe(503)
  const events = await settings.visitor(listEvents)
  expect(events).toHaveLength(1)
  expect(await filesBelow(settings.uploads)).toEqual(filesOf(events))
})
