import { createEvent } from 'contract/events/events'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'

test.each([
  'https://x.example/\nEND:VEVENT\nBEGIN:VEVENT\nUID:fake',
  'https://x.example/\rSUMMARY:All is cancelled',
  'https://x.example/a\tb',
  'https://x.example/a b',
  'https://x.example/\u2028UID:fake',
  'http://x.example/',
  'https:x.example',
  'https://somebody:word@x.example/',
])('an event rejects an online link that isn’t one line with an address (case %#)', async (onlineLink) => {
  const admin = await (await testApp()).signIn()
  const sent = admin(createEvent, { body: await anEventForm({ onlineLink }) })
  const { status, errors } = await rejectionOf(sent)
  expect([status, errors]).toEqual([400, { onlineLink: 'The link must begin with https://' }])
})
