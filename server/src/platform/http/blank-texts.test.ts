import { signUpForm } from 'contract/accounts/sign-up'
import { searchableTexts } from 'contract/content/record'
import { createEvent } from 'contract/events/events'
import { contactForm } from 'contract/messaging/contact'
import { updateMember } from 'contract/people/faculty'
import { foldText } from 'contract/platform/fold-text'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const unseen = {
  'a space': ' ',
  'a no-break space': '\u00a0',
  'an ideographic space': '\u3000',
  'a zero width space': '\u200b',
  'a zero width joiner': '\u200d',
  'a byte order mark': '\ufeff',
  'a word joiner': '\u2060',
  'a soft hyphen': '\u00ad',
  'a combining grapheme joiner': '\u034f',
  'a Hangul filler': '\u3164',
  'a half width Hangul filler': '\uffa0',
  'a Hangul vowel filler': '\u1160',
  'a Khmer vowel': '\u17b4',
  'a Mongolian vowel separator': '\u180e',
  'a variation selector': '\ufe0f',
  'a far variation selector': '\u{e0100}',
  'a tag': '\u{e0041}',
  'a mark of direction': '\u202e',
  'an empty Braille cell': '\u2800',
  'a musical null': '\u{1d159}',
  'a control': '\u0007',
}

const comparedOnly = new Set([
  '/auth/resend-email-otp email',
  '/api/admin/registrations/:eventId/people/:registrationId/name seen',
  '/api/admin/content/:_id/suggestion path',
])

const requiredTexts = allEndpoints.flatMap(({ url, body }) =>
  Object.entries(body?.shape ?? {}).flatMap(([field, rule]) =>
    (rule as z.ZodMiniType)._zod.def.type === 'string' && !comparedOnly.has(`${url} ${field}`)
      ? [{ at: `${url} ${field}`, rule: rule as z.ZodMiniType<string, string> }]
      : [],
  ),
)

test.each(
  Object.entries(unseen),
)('nothing but %s is an empty text, in any form', (_, character) => {
  expect(requiredTexts.length).toBeGreaterThan(15)
  const taken = requiredTexts.filter(({ rule }) => z.safeParse(rule, character.repeat(12)).success)

  expect(taken.map(({ at }) => at)).toEqual([])
})

test('an optional text may be blank, and is then absent', () => {
  const blank = '\u3164 \u200b\u2800'
  const message = contactForm.parse({ ...aContactForm(), subject: blank })
  expect(message.subject).toBe('')

  const member = { name: 'Asha', designation: 'Assistant Professor', education: 'Ph.D.' }
  const { error } = updateMember.body.safeParse({
    ...member,
    department: blank,
    specialization: `a\u200b\u200b\u200b\u200b`,
  })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Department is required',
    'Specialization must be at least 5 characters long',
  ])
})

/** Marks that Unicode ignores by default, except those that Hindi and emojis need. */
const strayMarks = Array.from({ length: 0x10_ffff }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((mark) => /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u.test(mark))
  .filter((mark) => !/[\p{Join_Control}\p{Variation_Selector}]/u.test(mark))

test('invisible marks in names, phone numbers and searches are removed', () => {
  for (const mark of ['\u00ad', '\u061c', '\u180e', '\u2060', '\u2069', '\ufeff', '\u{e0041}'])
    expect(strayMarks).toContain(mark)
  const all = strayMarks.join('')
  const name = `${all}Asha${all}Verma${all}`
  expect(signUpForm.shape.fullName.parse(name)).toBe('AshaVerma')
  expect(searchableTexts.parse(name)).toBe('AshaVerma')
  for (const mark of strayMarks)
    expect(signUpForm.shape.mobileNumber.parse(`${mark}98${mark}76543`)).toBe('9876543')
  expect(foldText(name)).toBe('ashaverma')
})

test('texts in every script stay unchanged', () => {
  const name = 'क्\u200dष अनुष्का 👩\u200d🏫 ❤\ufe0f'
  expect(signUpForm.shape.fullName.parse(` ${name} `)).toBe(name)
  expect(createEvent.body.shape.title.parse('क्षमा')).toBe('क्षमा')
  expect(z.safeParse(createEvent.body.shape.title, 'ab\u200b').success).toBe(false)
})
