import { translationOf } from 'contract/content/translations/record-translations'
import { previewEventEmail, sendEventEmail } from 'contract/events/event-emails'
import { cancelEvent, moveEvent } from 'contract/events/event-lifecycle'
import { events } from 'contract/events/events'
import { removeRegistration } from 'contract/events/registration-office'
import { listOwnRegistrations, readRegistration } from 'contract/events/registrations'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { anAfternoon, wordsIn } from '../../../test/an-afternoon.ts'
import { writtenAt } from '../../../test/written.ts'
import { readEventStatus } from '../details/event-status.ts'

/** In two languages: “Robotics workshop”, in an hour that is written for both. */
async function aTranslatedWorkshop(given: Parameters<typeof aRegistrationOffice>[0] = {}) {
  const office = await aRegistrationOffice({ date: '2031-01-15T10:00', ...given })
  const { db, eventId, post } = office
  const title_hi = translationOf(events.fields.title, 'Robotics workshop', 'रोबोटिक्स कार्यशाला')
  await db.updateTable('events').set({ title_hi }).where('_id', '=', eventId).execute()
  const askInHindi = (email: string) =>
    post(`/hi/event/${eventId}/registration`, [
      ['email', email],
      ['name', 'Reader'],
    ])
  return { ...office, askInHindi }
}

const latin = /[a-z]{3,}/gi
/** But for addresses of pages and people. */
const englishIn = (text: string) =>
  text.replace(/https?:\S+|\S+@\S+|Reader|asha/g, '').match(latin) ?? []

test('people who register on a page in Hindi are emailed in Hindi, and others in English', async () => {
  const { askInHindi, ask, mails, isIdle, press, rows } = await aTranslatedWorkshop({
    audience: 'anybody',
  })
  const answer = await askInHindi('hindi@home.example')
  expect(answer.headers.location).toMatch(/^\/hi\/registrations\?said=sent/)
  await ask('english@home.example')
  await isIdle()

  const [hindi, english] = mails
  expect(hindi?.subject).toBe('पंजीकरण की पुष्टि करें: रोबोटिक्स कार्यशाला')
  expect(hindi?.html).toContain('<html lang="hi">')
  expect(hindi?.text).toMatch(/https:\/\/college\.test\/hi\/registrations\/\S{43}/)
  expect(englishIn(hindi?.text ?? '')).toEqual([])
  expect(english?.subject).toBe('Confirm your registration: Robotics workshop')
  expect(english?.html).toContain('<html lang="en">')
  expect(english?.text).not.toMatch(/\p{Script=Devanagari}/u)

  mails.length = 0
  await press('hindi@home.example', 'confirm')
  await isIdle()
  expect(mails[0]).toMatchObject({ subject: 'आपका पंजीकरण हो गया: रोबोटिक्स कार्यशाला' })
  expect(mails[0]?.text).toContain('कब: बुधवार, 15 जनवरी 2031, सुबह 10:00')
  expect((await rows()).map(({ language }) => language).toSorted()).toEqual(['hi', null])
})

test('later emails are in the reader’s language, whoever causes them', async () => {
  const office = await aTranslatedWorkshop({ audience: 'anybody', capacity: 1 })
  const { askInHindi, ask, press, told, db, eventId, deps, mails } = office
  for (const name of ['asha', 'ravi']) await askInHindi(`${name}@home.example`)
  await ask('mary@home.example')
  for (const name of ['asha', 'ravi', 'mary']) await press(`${name}@home.example`, 'confirm')
  await told()

  await deps.changes.commit('events', async (trx) => {
    const { changeRecord } = await import('../../content/records/store.ts')
    const { eventKind } = await import('../calendar/record.ts')
    await changeRecord(trx, eventKind, eventId, { venue: 'Seminar Hall' }, writtenAt(deps.now()))
  })
  expect(await told()).toEqual([
    'asha@home.example: बदलाव: रोबोटिक्स कार्यशाला',
    'mary@home.example: Changed: Robotics workshop',
    'ravi@home.example: बदलाव: रोबोटिक्स कार्यशाला',
  ])
  await press('asha@home.example', 'leave')
  expect(await told()).toEqual(['ravi@home.example: आपके लिए एक सीट ख़ाली हुई है: रोबोटिक्स कार्यशाला'])
  const offer = mails.find(({ subject }) => subject?.startsWith('आपके लिए'))?.text ?? ''
  expect(englishIn(offer.replace('Seminar Hall', ''))).toEqual([])
  await db.updateTable('events').set({ title: 'Robots' }).where('_id', '=', eventId).execute()
  await press('ravi@home.example', 'accept')
  expect(await told()).toEqual(['ravi@home.example: आपका पंजीकरण हो गया: Robots'])
})

async function aRegisteredReader() {
  const workshop = await aTranslatedWorkshop({ audience: 'anybody' })
  const { askInHindi, press, isIdle, mails, signIn } = workshop
  await askInHindi('asha@home.example')
  await press('asha@home.example', 'confirm')
  await isIdle()
  mails.length = 0
  return { ...workshop, admin: await signIn() }
}

test('a person whom the office removes is emailed in Hindi, with the reason as written', async () => {
  const { rows, mails, eventId, isIdle, admin } = await aRegisteredReader()
  const [row] = await rows()
  await admin(removeRegistration, {
    params: { eventId, registrationId: row?._id ?? '' },
    body: { reason: 'Only for teachers' },
  })

  await isIdle()

  const [mail] = mails
  expect(mail?.subject).toBe('आपका पंजीकरण अब नहीं है: रोबोटिक्स कार्यशाला')
  expect(mail?.html).toContain('कारण: <span lang="en">Only for teachers</span>')
  expect(englishIn((mail?.text ?? '').replace('Only for teachers', ''))).toEqual([])
})

test('what staff wrote in English is marked in emails in Hindi', async () => {
  const { db, eventId, mails, isIdle, admin } = await aRegisteredReader()
  const letter = { subject: 'Bring a laptop', text: 'Please bring a laptop.\nधन्यवाद।' }
  const people = { state: 'active' as const, count: 1 }
  const body = { _id: uuidv7(), ...letter, people, count: 1 }
  await admin(sendEventEmail, { params: { eventId }, body })
  const { date } = await db.selectFrom('events').select('date').executeTakeFirstOrThrow()
  const off = { seen: { date }, reason: 'The hall is flooded' }
  await isIdle()
  await admin(cancelEvent, { params: { _id: eventId }, body: off })
  await isIdle()

  const [written, cancelled] = mails.map(({ html }) => String(html))
  expect(written).toMatch(/<p lang="en" [^>]*>Please bring a laptop\.</)
  expect(written).toMatch(/<p style[^>]*>धन्यवाद।</)
  expect(cancelled).toMatch(/<p style[^>]*>कारण: <span lang="en">The hall is flooded<\/span>/)
  expect(cancelled?.match(/lang="en"/g)).toHaveLength(1)
})

test('an email by staff is previewed in the language in which its first reader gets it', async () => {
  const { eventId, mails, isIdle, admin } = await aRegisteredReader()
  const letter = { subject: 'Bring a laptop', text: 'Please bring a laptop.' }
  const params = { eventId }
  const body = { ...letter, people: { state: 'active' as const } }

  const seen = await admin(previewEventEmail, { params, body })
  await admin(sendEventEmail, { params, body: { ...body, _id: uuidv7(), count: seen.count } })
  await isIdle()

  const sent = mails[0]?.text?.replace(/(?<=\/registrations\/)\S+/, '…').trim()
  expect(seen.text).toBe(sent)
  expect(seen.text).toContain('रोबोटिक्स कार्यशाला')
})

test('an event that moves names both venues in the reader’s language', async () => {
  const { askInHindi, ask, press, db, eventId, mails, isIdle, signIn, told } =
    await aTranslatedWorkshop({ audience: 'anybody' })
  const venue_hi = translationOf(events.fields.venue, 'Old hall', 'पुराना कक्ष')
  const venue = { venue: 'Old hall', venue_hi }
  await db.updateTable('events').set(venue).where('_id', '=', eventId).execute()
  await askInHindi('asha@home.example')
  await ask('mary@home.example')
  for (const name of ['asha', 'mary']) await press(`${name}@home.example`, 'confirm')
  await told()
  mails.length = 0
  const admin = await signIn()
  const move = async (to: { date?: string; venue: string; venue_hi: string }) => {
    const { date } = await db.selectFrom('events').select('date').executeTakeFirstOrThrow()
    const body = { seen: { date }, date, ...to }
    await admin(moveEvent, { params: { _id: eventId }, body })
    await isIdle()
  }
  const textOf = (email: string) =>
    mails.find(({ recipients }) => recipients.includes(email))?.text ?? ''

  await move({ venue: 'New hall', venue_hi: 'नया कक्ष' })
  expect(textOf('asha@home.example')).toContain('कहाँ: नया कक्ष\nपहले: पुराना कक्ष')
  expect(textOf('mary@home.example')).toContain('Where: New hall\nBefore: Old hall')
  const venueInHindi = async () => (await readEventStatus(db, eventId, 'hi'))?.venue
  await move({ date: '2031-01-16T10:00', venue: 'New hall', venue_hi: '' })
  expect(await venueInHindi()).toBe('नया कक्ष')

  // Without Hindi, readers see the new venue in English, never the old one.
  mails.length = 0
  await move({ venue: 'Main Hall', venue_hi: '' })
  const html = String(
    mails.find(({ recipients }) => recipients.includes('asha@home.example'))?.html,
  )
  expect(html).toContain('कहाँ: <span lang="en">Main Hall</span>')
  expect(html).toContain('<s>नया कक्ष</s>')
  expect(await venueInHindi()).toBe('Main Hall')
})

test('a student’s registrations are in the language of the page that shows them', async () => {
  const { student, visitor, rows, eventId, post } = await aTranslatedWorkshop()
  const asha = await student('asha')
  await post(`/hi/event/${eventId}/registration`, [], asha.cookie)
  const [row] = await rows()
  const query = { lang: 'hi' }

  const { registrations } = await asha.client(listOwnRegistrations, { query })
  expect(registrations).toMatchObject([{ title: 'रोबोटिक्स कार्यशाला' }])
  const link = { token: row?.token ?? '' }
  const hindi = await visitor(readRegistration, { query: { ...link, ...query } })
  expect(hindi.registration?.title).toBe('रोबोटिक्स कार्यशाला')
  const english = await visitor(readRegistration, { query: link })
  expect(english.registration?.title).toBe('Robotics workshop')
})

test('the calendar of an event is in the language of the page with its link', async () => {
  const { inject, eventId, db } = await aTranslatedWorkshop()
  const time = '10:00 AM – 11:30 AM'
  await db.updateTable('events').set({ time }).where('_id', '=', eventId).execute()

  const calendar = async (url: string) => (await inject({ url })).body.replaceAll('\r\n ', '')
  const body = await calendar(`/event/${eventId}.ics?lang=hi`)
  expect(body).toContain('SUMMARY;LANGUAGE=hi:रोबोटिक्स कार्यशाला')
  expect(body).toContain('DESCRIPTION:सुबह 10:00 – 11:30\\n')
  expect(body).toContain(`/hi/event/${eventId}`)
  expect(await calendar(`/event/${eventId}.ics`)).toContain('SUMMARY:Robotics workshop')
  expect(await calendar('/events.ics?lang=hi')).toContain('रोबोटिक्स कार्यशाला')
  expect(await calendar('/events.ics')).toContain('SUMMARY:Robotics workshop')

  await db.updateTable('events').set({ title: 'Robots' }).where('_id', '=', eventId).execute()
  const untranslated = await calendar(`/event/${eventId}.ics?lang=hi`)
  expect(untranslated).toContain('SUMMARY;LANGUAGE=en:Robots')
})

test('a certificate is in the language of its registration', async () => {
  const { certificateOf, db, eventId } = await anAfternoon({
    registered: ['asha', 'binod'],
    came: ['asha', 'binod'],
  })
  const title_hi = translationOf(events.fields.title, 'Robotics workshop', 'रोबोटिक्स कार्यशाला')
  await db.updateTable('events').set({ title_hi }).where('_id', '=', eventId).execute()
  await db.updateTable('registrations').set({ language: 'hi' }).where('name', '=', 'asha').execute()

  const [hindi] = await wordsIn((await certificateOf('asha')).rawPayload)
  // The text of a PDF in Devanagari is in the order of its glyphs.
  expect(hindi).toMatch(/अरण्य .*कॉलेज/)
  expect(hindi).toMatch(/जारी: \d+ \p{Script=Devanagari}+ \d{4}/u)
  expect(hindi).not.toMatch(/certif|attended|issued/i)
  expect(hindi).toContain('college.test/hi/verify')
  const rows = db.selectFrom('certificates').select(['title', 'language'])
  expect(await rows.execute()).toEqual([{ title: 'रोबोटिक्स कार्यशाला', language: 'hi' }])
  const [english] = await wordsIn((await certificateOf('binod')).rawPayload)
  expect(english).toContain('Robotics workshop')
  expect(english).toContain('college.test/verify')
})
