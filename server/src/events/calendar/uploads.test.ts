import { createEvent, deleteEvent, listEvents, updateEvent } from 'contract/events/events'
import { parseUploadedPicture, pictureSrcSet } from 'contract/platform/pictures'
import { aPicture } from 'testing/a-picture.ts'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { eventParts, filePart, rawForm } from '../../../test/raw-form.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

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

test('S45: a new picture replaces the old one, and is deleted with the event', async () => {
  const settings = await anAdmin()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEventForm() })
  const [before] = await settings.visitor(listEvents)
  const params = { _id: before?._id ?? '' }

  await admin(updateEvent, { params, body: await anEventForm() })

  const changed = await settings.visitor(listEvents)
  expect(changed[0]?.image).not.toBe(before?.image)
  expect(await filesBelow(settings.uploads)).toEqual(filesOf(changed))
  await admin(deleteEvent, { params })
  expect(await filesBelow(settings.uploads)).toEqual([])
})

test('S74: of twenty simultaneous deletions, one succeeds', async () => {
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
  await admin(createEvent, { body: await anEventForm() })
  const [event] = await settings.visitor(listEvents)
  const params = { _id: event?._id ?? '' }
  const bodies = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((at) => anEventForm({ title: `Day ${at}` })),
  )

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
