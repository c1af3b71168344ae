import { expect, test } from 'vitest'
import { aPictureServer, type PictureRoute } from '../../../test/picture-routes.ts'
import { filePart, type RawPart, textPart } from '../../../test/raw-form.ts'

const invalid = { message: 'Invalid request body' }

const strangeForms: Record<string, (route: PictureRoute) => RawPart[]> = {
  'two pictures': ({ parts, field }) => [...parts(), filePart(field, 'x'), filePart(field, 'x')],
  'a picture as text': ({ parts, field }) => [...parts(), textPart(field, 'x')],
  'a file that nobody asked for': ({ parts }) => [...parts(), filePart('other', 'x')],
  'a file for a text field': ({ parts, textField, field }) => [
    ...parts({ [textField]: undefined }),
    filePart(textField, 'x'),
    filePart(field, 'x'),
  ],
  'a part without a name': ({ parts }) => [...parts(), { head: '', content: 'x' }],
  'a file without a name': ({ parts }) => [
    ...parts(),
    { head: '; filename="x.jpg"', type: 'image/jpeg', content: 'x' },
  ],
  'a field twice': ({ parts, textField, field }) => [
    ...parts(),
    textPart(textField, 'Another'),
    filePart(field, 'x'),
  ],
  'the field __proto__': ({ parts, field }) => [
    ...parts(),
    textPart('__proto__', 'x'),
    filePart(field, 'x'),
  ],
  'a part of JSON': ({ parts, textField }) => [
    ...parts({ [textField]: undefined }),
    { ...textPart(textField, '{"a":1}'), type: 'application/json' },
  ],
  'a field with a long name': ({ parts }) => [...parts(), textPart('x'.repeat(101), 'x')],
  'a field with a name of 60 kB': ({ parts }) => [...parts(), textPart('x'.repeat(60_000), 'x')],
  'a field with a name of 100 kB': ({ parts }) => [...parts(), textPart('x'.repeat(100_000), 'x')],
  'a file with a long name': ({ parts }) => [...parts(), filePart('x'.repeat(101), 'x')],
  'fifty fields': () => [...Array(50).keys()].map((at) => textPart(`field${at}`, 'x')),
}

test('S44: a form with parts of the wrong kind is rejected', async () => {
  const { routes, send, state } = await aPictureServer()
  const before = await state()

  for (const route of routes) {
    for (const [kind, parts] of Object.entries(strangeForms)) {
      const answer = await send(route, parts(route))
      const at = `${kind} to ${route.method} ${route.url}`
      expect([at, answer.statusCode, answer.json()]).toEqual([at, 400, invalid])
    }
  }

  expect(await state()).toEqual(before)
})

const broken = [
  ['multipart/form-data; boundary=', 'x'],
  ['multipart/form-data; boundary=""', 'x'],
  ['multipart/form-data; boundary=x', 'garbage'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nabc\r\n',
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc',
  ],
] as const
const otherTypes = ['application/json', 'text/plain', 'multipart/form-data', 'multipart/mixed']

test('S21, S44: a body that isn’t a form, or breaks off, is rejected', async () => {
  const { app, routes, state } = await aPictureServer()
  const before = await state()

  for (const { method, url, cookie } of routes) {
    const post = (type: string, payload: string) =>
      app.inject({ method, url, payload, headers: { cookie, 'content-type': type } })
    for (const [type, payload] of broken) {
      const answer = await post(type, payload)
      expect([payload, answer.statusCode, answer.json()]).toEqual([payload, 400, invalid])
    }
    for (const type of otherTypes) {
      const answer = await post(type, '{}')
      expect([type, answer.statusCode]).toEqual([type, 415])
    }
  }

  expect(await state()).toEqual(before)
})

test('S65: a form or field that says it is too large is rejected', async () => {
  const { routes, send, state } = await aPictureServer()
  const before = await state()
  const many = [...Array(30).keys()].map((at) => textPart(`f${at}`, 'x'.repeat(200_000)))

  for (const route of routes) {
    const long = route.parts({ [route.textField]: 'x'.repeat(300_000) })
    for (const parts of [long, many]) {
      const answer = await send(route, parts)
      expect(answer.statusCode).toBe(413)
      expect(answer.json().message).toMatch(/too large|MB or smaller/)
    }
  }
  expect(await state()).toEqual(before)
})
