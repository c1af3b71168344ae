import { signUpForm } from 'contract/accounts/sign-up'
import { phone } from 'contract/content/text-fields'
import { eventFields } from 'contract/events/event-fields'
import { contactForm } from 'contract/messaging/contact'
import { isPhoneNumber, isPhoneText } from 'contract/platform/phone'
import { expect, test } from 'vitest'

test.each([
  '9876543210',
  '+91 98765 43210',
  '(+91) 98765-43210',
  '0120/456.7890',
  '+91 98765\u201143210',
  '98765\u00a043210',
])('%s is a telephone number, for students and for the college', (number) => {
  expect([isPhoneNumber(number), isPhoneText(number)]).toEqual([true, true])
  expect(signUpForm.shape.mobileNumber.safeParse(number).success).toBe(true)
})

test.each(['------', '()', '+', '9.19877E+11', '12'])('%s is not a telephone number', (number) => {
  expect([isPhoneNumber(number), isPhoneText(number)]).toEqual([false, false])
  expect(signUpForm.shape.mobileNumber.safeParse(number).success).toBe(false)
  expect(eventFields.contactPhone.schema.safeParse(number).success).toBe(false)
})

test.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['\u200e 9876543210', '9876543210'],
  ['९८७६५ ४३२१०', '98765 43210'],
  ['٠١٢٠-٢٣٤٥٦٧', '0120-234567'],
  ['۰۱۲۰-۲۳۴۵۶۷', '0120-234567'],
])('%j, as copied or typed on another keyboard, is stored as %s', (typed, number) => {
  expect(signUpForm.shape.mobileNumber.parse(typed)).toBe(number)
  expect(contactForm.shape.phone.parse(typed)).toBe(number)
  expect(eventFields.contactPhone.schema.parse(typed)).toBe(number)
  expect(phone({ label: 'Number' }).schema.parse(typed)).toBe(number)
})

test('words are rejected as a telephone number, but the college may add words to its numbers', () => {
  for (const text of ['call me', '98765x43210', '0120-456, ext. 12', 'Office: 245678'])
    expect([text, isPhoneNumber(text), isPhoneText(text)]).toEqual([text, false, true])
  expect([isPhoneNumber('112'), isPhoneText('112')]).toEqual([false, true])
  expect(eventFields.contactPhone.schema.safeParse('').success).toBe(true)
})
