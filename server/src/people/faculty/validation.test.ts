import { administrativeDesignations, managementDesignations } from 'contract/people/designations'
import { listFaculty, memberCreated, memberUpdated } from 'contract/people/faculty'
import { plainPhone } from 'contract/platform/phone'
import { aPicture } from 'testing/a-picture.ts'
import { hostileTexts } from 'testing/hostile-texts.ts'
import { expect, test } from 'vitest'
import { filePart, memberParts, rawForm, textPart } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

type Fields = Record<string, string | undefined>
type Part = ReturnType<typeof textPart>

async function anAdmin() {
  const settings = await testApp()
  const { app, db, visitor } = settings
  const cookie = await adminCookie(app)
  const photo = filePart('photo', await (await aPicture()).bytes())
  const send = (method: 'POST' | 'PUT', url: string, fields: Fields, more: Part[]) => {
    const { headers, payload } = rawForm([...memberParts(fields), ...more])
    return app.inject({ method, url, payload, headers: { ...headers, cookie } })
  }
  const create = (fields: Fields = {}, more = [photo]) => send('POST', '/api/faculty', fields, more)
  await create({ name: 'Somebody', achievements: 'Teaching award 2019', experience: '12' })
  const { _id } = await db.selectFrom('faculty').select('_id').executeTakeFirstOrThrow()
  return {
    ...settings,
    _id,
    create,
    update: (fields: Fields = {}, more: Part[] = []) =>
      send('PUT', `/api/faculty/${_id}`, fields, more),
    /** The public record of the person with this name. */
    named: async (name: string) => (await visitor(listFaculty)).find((one) => one.name === name),
  }
}

const texts = {
  name: 'Name must be at least 2 characters long',
  designation: 'Designation is required',
  department: 'Department is required',
  specialization: 'Specialization must be at least 5 characters long',
  education: 'Education details must be at least 5 characters long',
  email: 'Please enter a valid email address',
  experience: 'Experience must be a number of years, at least 0',
  photo: 'Profile photo is required',
}
const faulty: Record<Exclude<keyof typeof texts, 'photo'>, (string | undefined)[]> = {
  name: ['A', '  A  ', '', undefined],
  designation: ['', '   ', undefined],
  department: ['', '   ', undefined],
  specialization: ['Four', ' Four ', undefined],
  education: ['M.A.', '', undefined],
  email: ['x@', 'a@b', 'a b@c.d', 'a@b.c, d@e.f', `${'x'.repeat(243)}@college.test`],
  experience: ['-1', 'ten', '1.5e309', 'Infinity', '1,5', '0x10', '.'],
}

test('S32: each invalid field has its own message, for new and existing members', async () => {
  const settings = await anAdmin()
  const { create, update } = settings
  const before = await stateOf(settings)

  for (const [field, values] of Object.entries(faulty)) {
    const message = texts[field as keyof typeof texts]
    for (const value of values)
      for (const answer of [await create({ [field]: value }), await update({ [field]: value })])
        expect([value, answer.statusCode, answer.json()]).toEqual([
          value,
          400,
          { message, errors: { [field]: message } },
        ])
  }
  // A Vice Principal counts as teaching faculty.
  const deputy = await create({ designation: 'Vice Principal', department: undefined })
  expect(deputy.json().errors).toEqual({ department: texts.department })
  expect(await stateOf(settings)).toEqual(before)
})

test('S32: a new member needs a photo; no form accepts an empty one; every wrong field is named', async () => {
  const settings = await anAdmin()
  const { create, update } = settings
  const before = await stateOf(settings)
  const { photo, designation: _, ...others } = texts

  for (const answer of [
    await create({}, []),
    await create({}, [filePart('photo', '')]),
    await update({}, [filePart('photo', '')]),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: photo, errors: { photo } }])
  const all = await create(
    { name: 'A', department: '', specialization: '', education: '', email: 'x', experience: 'x' },
    [],
  )
  expect(all.json()).toEqual({ message: texts.name, errors: { ...others, photo } })
  expect(await stateOf(settings)).toEqual(before)
})

const reachable = { email: 'office@college.test', phone: '+91 120 000', whatsapp: '+91 98000' }
const teaching = {
  department: 'B.C.A.',
  specialization: 'Distributed systems',
  experience: '12.5',
  education: 'Ph.D., State University',
  officeHours: 'Mon–Fri, 10–12',
  achievements: 'Teaching award 2019',
  about: 'Came to the college in 2003.\nPlans the timetable.',
}
const nothingKnown = Object.fromEntries(Object.keys(teaching).map((field) => [field, undefined]))

test('S32: for leaders and managers, everything is stored except details of teaching', async () => {
  const { create, update, named, _id } = await anAdmin()
  const photo = expect.stringMatching(/^\/uploads\//)

  for (const designation of [...administrativeDesignations, ...managementDesignations]) {
    const least = await create({ ...nothingKnown, name: `Least ${designation}`, designation })
    expect([least.statusCode, least.json()]).toEqual([
      201,
      { message: memberCreated, _id: expect.any(String) },
    ])
    const name = `Most ${designation}`
    expect((await create({ ...teaching, ...reachable, name, designation })).statusCode).toBe(201)
    const { specialization, experience, officeHours, ...kept } = teaching
    const own = { _id: expect.any(String), slug: expect.stringMatching(/^most-/) }
    const all = { ...own, name, designation, ...reachable, ...kept, photo }
    expect(await named(name)).toEqual(all)
  }

  const fields = { ...teaching, ...reachable, name: 'Somebody' }
  await update(fields)
  expect(await named('Somebody')).toMatchObject({ ...teaching, experience: 12.5, ...reachable })
  await update({ ...fields, designation: 'Dean' })
  const { specialization, experience, officeHours, ...kept } = teaching
  const own = { _id, slug: 'somebody', name: 'Somebody', designation: 'Dean' }
  const dean = { ...own, ...reachable, ...kept, photo }
  expect(await named('Somebody')).toEqual(dean)
})

test('S32: a change without a photo keeps the old one, and clears omitted fields', async () => {
  const { update, named, _id } = await anAdmin()
  const before = await named('Somebody')

  const answer = await update({ name: ' Somebody ', email: '  ', experience: ' ' })

  expect([answer.statusCode, answer.json()]).toEqual([200, { message: memberUpdated }])
  expect(before?.photo).toBeDefined()
  expect(await named('Somebody')).toEqual({
    _id,
    slug: 'somebody',
    name: 'Somebody',
    designation: 'Professor',
    department: 'B.C.A.',
    specialization: 'Distributed systems',
    education: 'Ph.D., State University',
    photo: before?.photo,
  })
})

const departments = [
  ...['B.C.A.', 'B.B.A.', 'B.COM.', 'B.A.L.L.B.', 'B.A.', 'B.SC.', 'M.A.', 'M.COM.', 'B.ED.'],
  ...['M.SC.', 'B.T.C.', 'BCA', 'BALLB', 'BBA', 'B.Com', 'BA', 'B.Sc', 'MA'],
]

test('S32: every department of both sets is accepted, and years as numbers', async () => {
  const { update, named } = await anAdmin()
  for (const department of departments) {
    expect((await update({ name: 'Somebody', department })).statusCode).toBe(200)
    expect(await named('Somebody')).toMatchObject({ department })
  }
  for (const [experience, years] of [
    ['0', 0],
    [' 7 ', 7],
    ['12.25', 12.25],
    ['99', 99],
  ] as const) {
    await update({ name: 'Somebody', experience })
    expect(await named('Somebody')).toMatchObject({ experience: years })
  }
})

test('S29: unknown fields of the form are ignored', async () => {
  const { create, update, db, _id } = await anAdmin()
  const long = '2001-01-01T00:00:00.000Z'
  const extra = [
    textPart('_id', '00000000-0000-7000-8000-000000000000'),
    textPart('createdAt', long),
    textPart('updatedAt', long),
  ]

  expect(
    (await create({}, [...extra, filePart('photo', await (await aPicture()).bytes())])).statusCode,
  ).toBe(201)
  expect((await update({}, extra)).statusCode).toBe(200)

  const rows = await db.selectFrom('faculty').selectAll().execute()
  expect(rows.map((row) => row._id)).toContain(_id)
  for (const row of rows) {
    expect(row._id).not.toMatch(/^00000000/)
    expect([row.createdAt > long, row.updatedAt > long]).toEqual([true, true])
  }
})

const maxima = {
  name: 100,
  designation: 100,
  department: 100,
  specialization: 2_000,
  education: 2_000,
  phone: 20,
  whatsapp: 20,
  officeHours: 100,
  achievements: 2_000,
  about: 2_000,
}

test('S38: every text accepts its maximum, byte by byte, and not one character more', async () => {
  const settings = await anAdmin()
  const email = `${'x'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(3)}tst`
  for (const template of ['x', '🎓']) {
    const longest = Object.fromEntries(
      Object.entries(maxima).map(([field, length]) => [field, template.repeat(length)]),
    )
    expect((await settings.update({ ...longest, email })).statusCode).toBe(200)
    expect(await settings.named(longest.name ?? '')).toMatchObject({ ...longest, email })
    const before = await stateOf(settings)
    for (const [field, length] of Object.entries(maxima)) {
      const answer = await settings.create({ ...longest, [field]: template.repeat(length + 1) })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
      expect(answer.json().message).toContain(`must be at most ${length} characters long`)
      const nul = await settings.update({ ...longest, [field]: 'a text with \0 in it' })
      expect([nul.statusCode, Object.keys(nul.json().errors)]).toEqual([400, [field]])
    }
    expect(await stateOf(settings)).toEqual(before)
  }
})

test('S62, S63: texts with a meaning elsewhere are stored and returned unchanged', async () => {
  const { update, named } = await anAdmin()
  for (const text of hostileTexts) {
    const short = [...text].slice(0, 20).join('').trim()
    const fields = {
      ...Object.fromEntries(Object.keys(maxima).map((field) => [field, text])),
      phone: short,
      whatsapp: short,
    }

    expect((await update(fields)).statusCode).toBe(200)

    const phone = plainPhone(short)
    expect(await named(text)).toMatchObject({ ...fields, phone, whatsapp: phone })
  }
})
