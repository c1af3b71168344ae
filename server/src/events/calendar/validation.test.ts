import { createEvent, eventNotFound, listEvents, updateEvent } from 'contract/events/events'
import { aPicture } from 'testing/a-picture.ts'
import { anEventForm } from 'testing/event-form.ts'
import { hostileTexts } from 'testing/hostile-texts.ts'
import { expect, test } from 'vitest'
import { forAllTests } from '../../../test/for-all-tests.ts'
import { eventParts, filePart, rawForm, textPart } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'
import type { OnEnd } from '../../../test/test-database.ts'

const titleTooShort = 'Title must be at least 3 characters long'
const descriptionTooShort = 'Description must be at least 10 characters long'
const dateMissing = 'Date is required'
const imageMissing = 'Image is required'

async function anAdmin(onEnd?: OnEnd) {
  const settings = await testApp({ ...(onEnd && { onEnd }) })
  const cookie = await adminCookie(settings.app)
  const picture = await (await aPicture()).bytes()
  const send = (
    fields: Record<string, string | undefined> = {},
    image: Uint8Array | undefined = picture,
    more: ReturnType<typeof textPart>[] = [],
  ) => {
    const parts = [...eventParts(fields), ...more, filePart('image', image)]
    const { headers, payload } = rawForm(parts)
    return settings.app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { ...headers, cookie },
      payload,
    })
  }
  return { ...settings, cookie, send }
}
/** For rejected forms, which leave nothing behind. */
const refusing = forAllTests(anAdmin)

test.each([
  ['title', 'ab', titleTooShort],
  ['title', '  ab  ', titleTooShort],
  ['title', undefined, titleTooShort],
  ['title', '', titleTooShort],
  ['title', '\u00a0\u2003ab\ufeff\n', titleTooShort],
  ['description', '123456789', descriptionTooShort],
  ['description', '123456789      ', descriptionTooShort],
  ['description', undefined, descriptionTooShort],
  ['date', undefined, dateMissing],
  ['date', '', dateMissing],
  ['date', 'soon', dateMissing],
  ['date', '2026-02-30T10:00', dateMissing],
  ['date', '2026-13-01T10:00', dateMissing],
  ['date', '2026-01-01T24:00', dateMissing],
  ['date', '2026-01-01', dateMissing],
  ['date', '2026-01-01T10:00:00+99:99', dateMissing],
  ['date', '0000-01-01T00:00', dateMissing],
  ['date', '0026-01-01T00:00', dateMissing],
  ['date', '2201-01-01T00:00', dateMissing],
  ['date', '9999-12-31T23:59', dateMissing],
  ['date', '9999-12-31T23:59:00-12:00', dateMissing],
  ['date', '+010000-01-01T00:00:00Z', dateMissing],
] as const)('S31: %s %j is rejected with its own message', async (field, value, message) => {
  const settings = await refusing()
  const before = await stateOf(settings)

  const answer = await settings.send({ [field]: value })

  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message, errors: { [field]: message } },
  ])
  expect(await stateOf(settings)).toEqual(before)
})

test('S31: an empty picture, or none, is rejected', async () => {
  const settings = await refusing()
  const before = await stateOf(settings)
  const { headers, payload } = rawForm(eventParts())
  const without = await settings.app.inject({
    method: 'POST',
    url: '/api/events',
    headers: { ...headers, cookie: settings.cookie },
    payload,
  })

  for (const answer of [without, await settings.send({}, new Uint8Array())])
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: imageMissing, errors: { image: imageMissing } },
    ])
  expect(await stateOf(settings)).toEqual(before)
})

test('S31: every wrong field is named, and the first one’s message comes first', async () => {
  const { send } = await refusing()

  const answer = await send({ title: 'a', description: 'b', date: 'c' }, new Uint8Array())

  expect(answer.json()).toEqual({
    message: titleTooShort,
    errors: {
      title: titleTooShort,
      description: descriptionTooShort,
      date: dateMissing,
      image: imageMissing,
    },
  })
})

test('S31: a valid form is stored trimmed, with empty fields absent', async () => {
  const { send, visitor } = await anAdmin()

  const answer = await send({ title: ' abc ', description: ' 1234567890\n', time: '', venue: ' ' })

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { message: 'Event created successfully! 🎉', _id: expect.any(String) },
  ])
  const [event] = await visitor(listEvents)
  expect(event).toMatchObject({ title: 'abc', description: '1234567890' })
  expect(Object.keys(event ?? {}).sort()).toEqual(
    ['_id', 'createdAt', 'date', 'description', 'image', 'title'].sort(),
  )
})

test('S29: unknown fields of the form are ignored', async () => {
  const { send, db } = await anAdmin()
  const chosen = '00000000-0000-7000-8000-000000000000'

  const answer = await send({}, undefined, [
    textPart('_id', chosen),
    textPart('createdAt', '2001-01-01T00:00:00.000Z'),
    textPart('sequence', '99'),
    textPart('isAdmin', 'true'),
  ])

  expect(answer.statusCode).toBe(201)
  const row = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ sequence: 0 })
  expect(row._id).not.toBe(chosen)
  expect(row.createdAt).not.toContain('2001')
})

const maxima = { title: 200, description: 10_000, time: 100, venue: 100 }
const labels = { title: 'Title', description: 'Description', time: 'Time', venue: 'Venue' }

test.each(
  (['title', 'description', 'time', 'venue'] as const).flatMap((field) =>
    (['x', '🎓', 'é'] as const).map((letter) => [field, letter] as const),
  ),
)('S38: %s accepts its maximum of %s and not one more', async (field, letter) => {
  const { send, visitor, db } = await anAdmin()
  const longest = letter.repeat(maxima[field])

  expect((await send({ [field]: longest })).statusCode).toBe(201)
  const answer = await send({ [field]: `${longest}${letter}` })

  expect((await visitor(listEvents))[0]?.[field]).toBe(longest)
  expect(await db.selectFrom('events').select('_id').execute()).toHaveLength(1)
  const message = `${labels[field]} must be at most ${maxima[field]} characters long`
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message, errors: { [field]: message } },
  ])
})

test('S38: NUL, which PostgreSQL can’t store, is rejected on both engines', async () => {
  const { send } = await anAdmin()
  for (const field of Object.keys(maxima))
    expect((await send({ [field]: 'a text with \0 in it' })).statusCode).toBe(400)
})

test('S62, S63: texts with a meaning elsewhere are stored and returned unchanged', async () => {
  const { send, visitor } = await anAdmin()
  for (const text of hostileTexts) {
    const fields = { title: text, description: `${text} 1234567890`, time: text, venue: text }
    expect((await send(fields)).statusCode).toBe(201)
  }

  const events = await visitor(listEvents)

  expect(events.map(({ title }) => title).sort()).toEqual(hostileTexts.toSorted())
  for (const { title, description, time, venue } of events)
    expect([description, time, venue]).toEqual([`${title} 1234567890`, title, title])
})

test('S62: queries and ids never become part of a statement', async () => {
  const { app, db } = await anAdmin()
  for (const text of hostileTexts) {
    const value = encodeURIComponent(text)
    expect((await app.inject(`/api/events?limit=${value}`)).statusCode).toBe(400)
    expect((await app.inject(`/api/events/overview?page=${value}`)).statusCode).toBe(400)
    expect((await app.inject(`/api/events/overview?status=${value}`)).statusCode).toBe(400)
    expect((await app.inject(`/api/events/overview?order=${value}`)).statusCode).toBe(400)
    expect((await app.inject(`/api/events/${value}`)).statusCode).toBe(404)
  }
  expect(await db.selectFrom('events').select('_id').execute()).toEqual([])
})

test('S45: a rejected change leaves row and picture unchanged', async () => {
  const settings = await anAdmin()
  await settings.send()
  const [event] = await settings.visitor(listEvents)
  const admin = await settings.signIn()
  const before = await stateOf(settings)
  const body = await anEventForm({ title: 'a' })

  await expect(
    admin(updateEvent, { params: { _id: event?._id ?? '' }, body }),
  ).rejects.toMatchObject({ status: 400, errors: { title: titleTooShort } })

  expect(await stateOf(settings)).toEqual(before)
})

test('S45: a change of a deleted event leaves no picture behind', async () => {
  const settings = await anAdmin()
  const admin = await settings.signIn()
  const eventId = '01900000-0000-7000-8000-000000000000'

  await expect(
    admin(updateEvent, { params: { _id: eventId }, body: await anEventForm() }),
  ).rejects.toMatchObject({ status: 404, message: eventNotFound })

  expect((await stateOf(settings)).files).toEqual([])
  expect((await stateOf(settings)).changes).toEqual([])
  await admin(createEvent, { body: await anEventForm() })
  expect(await settings.visitor(listEvents)).toHaveLength(1)
})
