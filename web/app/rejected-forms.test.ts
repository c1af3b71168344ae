// @vitest-environment jsdom
import { startingContent } from 'college/starting-content'
import { answerField, registrationFormMessages } from 'contract/events/registrations'
import type { RejectedForm } from 'contract/platform/rejected-form'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { answerPage } from './framework/entries/entry.server'

async function rendered(form: RejectedForm, answers: Record<string, unknown> = {}) {
  const answer = await answerPage(new URL(form.path, 'https://college.test'), {
    send: async ({ url }) =>
      url in answers
        ? { status: 200, answer: answers[url] }
        : { status: 500, answer: { message: 'unexpected' } },
    now: new Date('2026-11-22T10:00:00.000Z'),
    publicUrl: 'https://college.test',
    isKnown: () => false,
    pause: async () => undefined,
    onError: (error) => {
      throw error
    },
    rejectedForm: form,
  })
  return new DOMParser().parseFromString(answer.body, 'text/html')
}

const controlIn = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
const errorAt = (page: Document, name: string) =>
  page.getElementById(controlIn(page, name)?.getAttribute('aria-describedby') ?? '')?.textContent

const answersOf = (shownTerms: object, query = '') => ({
  [`/api/events/${event._id}${query}`]: event,
  [`/api/events/${event._id}/registration`]: { terms: shownTerms },
  [`/api/events/${event._id}/dates${query}`]: [],
  [`/api/events/${event._id}/photos${query}`]: { photos: [] },
  [`/api/events${query ? `${query}&` : '?'}limit=4`]: [],
  [`/api/content/event-categories${query}`]: [],
  [`/api/content/eventPages${query}`]: startingContent.eventPages,
})

test('a rejected message to the office stays in its form, with the error beside its field', async () => {
  const page = await rendered({
    path: '/contact',
    fields: [
      ['name', 'Ram "Kumar" <b>'],
      ['email', 'ram@college'],
      ['message', 'Line\nand line'],
    ],
    errors: { email: 'Please enter a valid email address' },
  })

  expect(page.querySelector('[data-splash]')).toBeNull()
  const form = page.querySelector('main form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/contact#message',
  ])
  expect(controlIn(page, 'name')?.value).toBe('Ram "Kumar" <b>')
  expect(controlIn(page, 'message')?.value).toBe('Line\nand line')
  expect(errorAt(page, 'email')).toBe('Please enter a valid email address')
})

const event = anEvent({ date: '2026-12-22T10:00:00.000Z' })
const why = { label: 'Why?', kind: 'text', isRequired: true }
const shirt = { label: 'Shirt', kind: 'choice', isRequired: true, options: ['S', 'M'] }
const terms = {
  ...{ capacity: 5, audience: 'anybody', questions: [why, shirt], consent: 'I agree' },
  offerHours: 24,
}

test('a form in Hindi shows what is translated, and sends the English of questions and choices', async () => {
  const hi = { Shirt: 'कमीज़', S: 'छोटी', 'I agree': 'मैं सहमत हूँ' }
  const page = await rendered(
    { path: `/hi/event/${event._id}`, fields: [], errors: {} },
    answersOf({ ...terms, translations: { hi } }, '?lang=hi'),
  )

  const labelOf = (name: string) =>
    page.querySelector(`label[for="${controlIn(page, name)?.id}"]`)?.outerHTML
  expect(labelOf(answerField('Shirt'))).toMatch(/<label for[^>]*>कमीज़</)
  expect(labelOf(answerField('Why?'))).toMatch(/<label lang="en"[^>]*>Why\?</)
  const options = [...page.querySelectorAll('main form option')]
  expect(options.map((one) => [one.getAttribute('value'), one.textContent])).toEqual([
    ['', 'चुनें'],
    ['S', 'छोटी'],
    ['M', 'M'],
  ])
  expect(controlIn(page, 'consent')?.value).toBe('मैं सहमत हूँ')
})

test('a rejected registration stays in its event’s form, which moves to the first error', async () => {
  const page = await rendered(
    {
      path: `/event/${event._id}`,
      fields: [
        ['name', 'Ram'],
        ['email', 'ram@college'],
        [answerField('Why?'), 'It took its time'],
        [answerField('Shirt'), 'M'],
      ],
      errors: { email: registrationFormMessages.email, consent: registrationFormMessages.consent },
    },
    answersOf(terms),
  )

  const values = ['name', 'email', answerField('Why?'), answerField('Shirt')]
  expect(values.map((name) => controlIn(page, name)?.value)).toEqual([
    'Ram',
    'ram@college',
    'It took its time',
    'M',
  ])
  expect(errorAt(page, 'email')).toBe(registrationFormMessages.email)
  expect(errorAt(page, 'consent')).toBe(registrationFormMessages.consent)
  expect(page.querySelector('[autofocus]')?.getAttribute('name')).toBe('email')
})

test('a rejected subscription keeps its choices, and says what is wrong', async () => {
  const page = await rendered({
    path: '/subscriptions',
    fields: [
      ['email', 'ram@college.test'],
      ['pace', 'daily'],
    ],
    errors: {},
    message: 'Not now.',
  })

  expect(controlIn(page, 'email')?.value).toBe('ram@college.test')
  expect(page.querySelector<HTMLInputElement>('[name=pace]:checked')?.value).toBe('daily')
  expect(page.querySelector('main form [role=alert]')?.textContent).toContain('Not now.')
})

test.each([
  '/login',
  '/signup',
  '/forgot-password',
  '/adminlogin',
])('the form of %s is never sent in an address', async (path) => {
  const page = await rendered({ path, fields: [], errors: {}, message: 'It needs JavaScript.' })

  expect(page.querySelector('[role=alert]')?.textContent).toContain('It needs JavaScript.')
  for (const form of page.querySelectorAll('form:not([action="/search"])'))
    expect(form.getAttribute('method')).toBe('post')
})

const sources = import.meta.glob<string>('./**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
test('every form has a method: without one, its data would be in the address', () => {
  const forms = Object.entries(sources).flatMap(([file, source]) =>
    file.includes('.test.')
      ? []
      : [...source.matchAll(/<form\b((?:[^>]|=>)*)>/g)].map(([, parts = '']) => ({ file, parts })),
  )

  expect(forms.length).toBeGreaterThan(40)
  expect(forms.filter(({ parts }) => !/\bmethod="(post|get|dialog)"/.test(parts))).toEqual([])
})
