import { college } from 'college/facts'
import { defaultDigestHour } from 'contract/content/settings'
import { dayMilliseconds as day, minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aMailingOffice } from '../../../test/a-subscriber.ts'
import { digestsAround, notifySubscribers } from './notify-news.ts'

const { locale, timeZone } = college

test('subscribers are emailed their chosen notices once, with unsubscribe links', async () => {
  const { subscribe, ask, add, read, tell, told, mails, categoryId, linkFor } =
    await aMailingOffice()
  await add('From before')
  await subscribe('all@home.example')
  await subscribe('ba@home.example', { departments: ['ba'], categories: ['result'] })
  await tell()
  expect(mails).toEqual([])
  const result = categoryId('result')
  await ask('unconfirmed@home.example')

  await add('बी.ए. प्रथम सेमेस्टर परिणाम', { category: result, department: 'ba', slug: 'ba-result' })
  await tell()
  await tell()
  expect(told()).toEqual([
    'all@home.example: बी.ए. प्रथम सेमेस्टर परिणाम',
    'ba@home.example: बी.ए. प्रथम सेमेस्टर परिणाम',
  ])
  const mail = mails.find(({ recipients }) => recipients[0] === 'ba@home.example')
  const link = `https://college.test${await linkFor('ba@home.example')}`
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${link}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('list-id')).toMatch(/<notices\.college\.test>$/)
  expect(mail?.text).toContain('https://college.test/notices/ba-result')
  expect(mail?.text).toContain(link)
  const { format } = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' })
  const { publishedAt } = await read('ba-result')
  expect(mail?.text).toContain(` · ${format(new Date(publishedAt))}`)
  expect(mail?.html).toContain('<a lang="hi" href="https://college.test/notices/ba-result"')
  mails.length = 0

  await add('Of B.Sc.', { category: result, department: 'bsc' })
  await add('Of the whole college', { category: result })
  await add('Holiday', { department: 'ba', urgency: 'urgent' })
  await tell()

  expect(told()).toEqual([
    'all@home.example: 3 notices: Urgent: Holiday and more',
    'ba@home.example: Of the whole college',
  ])
})

test('scheduled notices are emailed when published; corrections, old dates and expired notices are not', async () => {
  const { subscribe, add, publish, tell, told, advance } = await aMailingOffice()
  await subscribe('all@home.example')
  const at = new Date(Date.now() + 10 * minute).toISOString()
  const first = await add('Time table')
  await add('Planned', {}, at)
  await tell()
  await publish(first, { title: 'Time table, corrected' })
  await add('Of the archive', { date: '2024-05-01' })
  await add('Over', { validUntil: '2024-06-01' })
  await tell()
  expect(told()).toEqual(['all@home.example: Time table'])

  advance(11 * minute)
  await tell()

  expect(told()).toEqual(['all@home.example: Planned', 'all@home.example: Time table'])
})

test('a notice unpublished before sending is not emailed, until it is published again', async () => {
  const { subscribe, add, publish, withdraw, deps, sink, mails, tell, told, advance, isPutOff } =
    await aMailingOffice()
  await subscribe('all@home.example')
  sink.isDown = true
  const wrong = await add('Wrong result')
  await add('Holiday')
  await notifySubscribers(deps)
  await isPutOff(1)
  const { entry } = await withdraw(wrong._id)
  await notifySubscribers(deps)
  sink.isDown = false
  advance(minute)
  await tell()
  expect(told()).toEqual(['all@home.example: Holiday'])
  expect(mails[0]?.text).not.toContain('Wrong')

  await publish(entry, { title: 'Right result' })
  await tell()
  await tell()
  expect(told()).toEqual(['all@home.example: Holiday', 'all@home.example: Right result'])
  const again = await withdraw(wrong._id)
  await tell()
  await publish(again.entry)
  await tell()
  expect(mails).toHaveLength(2)
})

test('an email isn’t sent to someone who unsubscribes or changes their choice while it is queued', async () => {
  const { subscribe, add, press, deps, sink, tell, told, advance, isPutOff } =
    await aMailingOffice()
  for (const name of ['stays', 'leaves', 'turns']) await subscribe(`${name}@home.example`)
  sink.isDown = true
  await add('Holiday')
  await notifySubscribers(deps)
  await isPutOff(3)
  await press('leaves@home.example', 'leave')
  await press('turns@home.example', 'save', { categories: ['tender'] })
  sink.isDown = false
  advance(minute)
  await tell()
  expect(told()).toEqual(['stays@home.example: Holiday'])
})

test('the digest comes once a day at its hour, even from a server that was down at that time', async () => {
  const { subscribe, add, tell, told, advance, mails, deps, signInAgain } = await aMailingOffice()
  await subscribe('daily@home.example', { pace: 'daily' })
  // At nine in the morning.
  const { next } = digestsAround(deps.now(), defaultDigestHour)
  advance(next - deps.now().getTime() + 15 * 60 * minute)
  await signInAgain()
  await add('In the morning')
  await tell()
  expect(told()).toEqual([])

  advance(11 * 60 * minute)
  await signInAgain()
  await add('In the evening')
  await tell()
  await tell()
  expect(told()).toEqual(['daily@home.example: In the morning'])
  mails.length = 0

  advance(4 * day)
  await tell()
  await tell()
  expect(told()).toEqual(['daily@home.example: In the evening'])
})

test('notice emails delay no codes: each queue runs by itself', async () => {
  const { subscribe, add, deps, sink, db, mails, isIdle, ask } = await aMailingOffice()
  for (let at = 0; at < 8; at++) await subscribe(`r${at}@home.example`)
  mails.length = 0
  sink.delayMilliseconds = 300
  await add('Holiday')
  await notifySubscribers(deps)
  await expect.poll(() => mails.length).toBeGreaterThan(0)
  await db.transaction().execute((trx) =>
    deps.mail.queue(trx, {
      to: 'code@home.example',
      compose: () => ({ subject: 'Your code', greeting: 'Hello,', paragraphs: [], closing: [] }),
    }),
  )
  deps.mail.sendQueued()
  await ask('new@home.example')

  await isIdle()

  const order = mails.map(({ recipients }) => recipients[0])
  expect(order).toHaveLength(10)
  expect(order.indexOf('code@home.example')).toBeLessThan(5)
  expect(order.indexOf('new@home.example')).toBeLessThan(6)
})
