import { expect, test } from 'vitest'
import { emailKey, mailboxOf } from './email-key.ts'

test.each([
  ['Asha+Fees@Home.example', 'asha@home.example'],
  ['as.ha@home.example', 'as.ha@home.example'],
  ['A.s.h.a+1@gmail.com', 'asha@gmail.com'],
  ['ash.a@GoogleMail.com', 'asha@gmail.com'],
  ['as.ha@notgmail.com', 'as.ha@notgmail.com'],
])('%s is most likely delivered to %s', (email, mailbox) => {
  expect(mailboxOf(emailKey(email))).toBe(mailbox)
})
