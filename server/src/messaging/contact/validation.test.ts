import { unifyLineEnds } from 'contract/platform/visible-text'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'
import { stateOf } from '../../../test/registration-status-of.ts'

const required = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  message: 'Message is required',
}
const blank = [undefined, '', ' ', '\t\n', '\u00a0\u2003\ufeff']

test.each(Object.entries(required))('S33: a blank %s is rejected: %s', async (field, message) => {
  const settings = await anOffice()
  const before = await stateOf(settings)

  for (const value of blank) {
    const answer = await settings.send({ ...aContactForm(), [field]: value })
    expect([value, answer.statusCode, answer.json()]).toEqual([
      value,
      400,
      { message, errors: { [field]: message } },
    ])
  }
  expect(await stateOf(settings)).toEqual(before)
})

test('S33: every wrong field is named, and the first one’s message comes first', async () => {
  const { send } = await anOffice()

  const empty = await send({})
  const wrong = await send({
    ...aContactForm(),
    email: 'x',
    phone: 'y',
    subject: 'a\nb',
    message: ' ',
  })

  expect(empty.json()).toEqual({ message: required.name, errors: required })
  expect(wrong.json()).toEqual({
    message: 'Please enter a valid email address',
    errors: {
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      subject: 'Subject must be a single line',
      message: required.message,
    },
  })
})

const noAddresses = [
  'a@b',
  'a b@c.d',
  'a@b c.d',
  'ab.c',
  '@b.c',
  'a@',
  'a@.c',
  'a@b.',
  'a@b..c',
  'a@@b.c',
  'a@b@c.d',
  'a,b@c.d',
  'a;b@c.d',
  'A <a@b.c>',
  '"a"@b.c',
  'a@[127.0.0.1]',
  'a@b.c\r\nCc: x@evil.example',
  'a@b.c\0',
  'a\u0085@b.c',
  'a\u2028@b.c',
  'a\u202e@b.c',
  'a\u200b@b.c',
  'a@b.c\ud800',
  `${'a'.repeat(251)}@b.c`,
]

test('S33, S64: an invalid reply address is rejected', async () => {
  const { send, messages } = await anOffice()

  for (const email of noAddresses) {
    const answer = await send({ ...aContactForm(), email })
    expect([email, answer.statusCode, answer.json().errors]).toEqual([
      email,
      400,
      { email: 'Please enter a valid email address' },
    ])
  }
  expect(await messages()).toEqual([])
})

const addresses = [
  'a@b.c',
  ' asha@mail.example\n',
  'Asha.Verma+college@sub.mail.example',
  "o'neil@mail.example",
  'asha@xn--i1b6b1a6a2e.xn--h2brj9c',
]

test('a reply address is stored as typed', async () => {
  const { send, messages } = await anOffice()

  for (const email of addresses)
    expect([email, (await send({ ...aContactForm(), email })).statusCode]).toEqual([email, 201])

  expect((await messages()).map(({ email }) => email)).toEqual(
    addresses.map((email) => email.trim()),
  )
})

test('a phone number has at least six digits, with separators between them', async () => {
  const { send } = await anOffice()
  for (const phone of [
    '123456',
    '+91 (120) 000-1995',
    '(+91) 98765.43210',
    '0120/4567890',
    '९८७६५४३२१०',
  ])
    expect([phone, (await send({ ...aContactForm(), phone })).statusCode]).toEqual([phone, 201])
  for (const phone of ['12345', '------', 'call me', '98765x43210']) {
    const answer = await send({ ...aContactForm(), phone })
    expect([phone, answer.statusCode, answer.json().errors]).toEqual([
      phone,
      400,
      { phone: 'Please enter a valid phone number' },
    ])
  }
})

const maxima = { name: 100, subject: 200, message: 5_000 }
const labels = { name: 'Name', subject: 'Subject', message: 'Message' }

test.each(
  (['name', 'subject', 'message'] as const).flatMap((field) =>
    (['x', '🎓', 'é'] as const).map((email) => [field, email] as const),
  ),
)('S38: %s accepts its maximum of %s and not one more', async (field, email) => {
  const { send, messages } = await anOffice()
  const longest = email.repeat(maxima[field])

  expect((await send({ ...aContactForm(), [field]: longest })).statusCode).toBe(201)
  const answer = await send({ ...aContactForm(), [field]: longest + email })

  expect((await messages()).map((row) => row[field])).toEqual([longest])
  const message = `${labels[field]} must be at most ${maxima[field]} characters long`
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message, errors: { [field]: message } },
  ])
})

test('S38: address and phone number accept their maximum and not one more', async () => {
  const { send, messages } = await anOffice()
  const longest = {
    email: `${'x'.repeat(63)}@${`${'a'.repeat(62)}.`.repeat(3)}b`,
    phone: '1'.repeat(20),
  }
  expect([...longest.email]).toHaveLength(254)

  expect((await send({ ...aContactForm(), ...longest })).statusCode).toBe(201)
  const long = await send({ ...aContactForm(), email: `x${longest.email}`, phone: '1'.repeat(21) })

  expect(await messages()).toMatchObject([longest])
  expect([long.statusCode, long.json().errors]).toEqual([
    400,
    {
      email: 'Please enter a valid email address',
      phone: 'Phone must be at most 20 characters long',
    },
  ])
})

test('S38: characters that no database returns unchanged are rejected', async () => {
  const { send, messages } = await anOffice()
  for (const field of ['name', 'email', 'phone', 'subject', 'message'] as const) {
    for (const email of ['\0', '\ud83c', '\udf93']) {
      const answer = await send({
        ...aContactForm(),
        [field]: `${aContactForm()[field]}${email} `,
      })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
    }
  }
  expect(await messages()).toEqual([])
})

const breaks = [
  '\r\nBcc: x@evil.example',
  '\nBcc: x@evil.example',
  '\r\r',
  '\u0085x',
  '\u2028x',
  '\u2029x',
  '\u000bx',
  '\u001bx',
]

test('S64: line breaks are rejected except in the message', async () => {
  const { send, messages } = await anOffice()
  for (const text of breaks) {
    for (const field of ['name', 'email', 'phone', 'subject'] as const) {
      const answer = await send({ ...aContactForm(), [field]: `${aContactForm()[field]}${text}1` })
      expect([text, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        text,
        400,
        [field],
      ])
    }
  }
  expect(await messages()).toEqual([])
  const texts = breaks.map((text) => `Dear office,${text} and so on. `)

  for (const message of texts)
    expect((await send({ ...aContactForm(), message })).statusCode).toBe(201)

  expect((await messages()).map(({ message }) => message)).toEqual(texts.map(unifyLineEnds))
})
