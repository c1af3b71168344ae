import type { ContactMessage } from 'contract/messaging/messages'
import { college } from 'testing/a-college.ts'
import { aMessage } from 'testing/a-message.ts'
import { expect, test } from 'vitest'
import { replyLink as replyLinkOf } from './reply-link'

const replyLink = (message: ContactMessage) => replyLinkOf(message, college.name)

/** What an email program reads from the link. */
function read(link: string | undefined) {
  const url = new URL(link ?? '')
  const parameters = new URLSearchParams(url.search.replaceAll('+', '%2B'))
  return {
    to: decodeURIComponent(url.pathname),
    subject: parameters.get('subject'),
    body: parameters.get('body'),
  }
}

test('a reply names its message and quotes it line by line', () => {
  const message = aMessage({
    name: 'Ravi Kumar',
    subject: 'Fees & dates?',
    message: 'Dear office,\n\nwhat is 50% + 10%?\r\nRavi',
  })
  expect(read(replyLink(message))).toEqual({
    to: 'ravi@home.example',
    subject: 'Re: Fees & dates?',
    body: '\r\n\r\nOn Saturday, November 21, 2026, Ravi Kumar wrote:\r\n> Dear office,\r\n> \r\n> what is 50% + 10%?\r\n> Ravi',
  })
})

test('a reply to a reply has one prefix, and one without a subject gets one', () => {
  expect(read(replyLink(aMessage({ subject: 'RE: Fees' }))).subject).toBe('RE: Fees')
  const { subject: _none, ...message } = aMessage()
  expect(read(replyLink(message)).subject).toBe(`Re: Your message to ${college.name}`)
})

test('nothing in a message becomes another recipient or header', () => {
  const link = replyLink(
    aMessage({
      email: 'a?bcc=x@evil.example',
      subject: 'A&bcc=y@evil.example#',
      message: '&cc=z@evil.example\r\nBcc: z@evil.example',
    }),
  )
  expect([...new URL(link ?? '').searchParams.keys()]).toEqual(['subject', 'body'])
  expect(read(link).to).toBe('a?bcc=x@evil.example')
})

test('the longest message in any script stays within 1,800 characters, cut between characters', () => {
  for (const character of ['a', 'क', '🎉', '\n', '&']) {
    const link = replyLink(
      aMessage({
        email: `${'r'.repeat(240)}@home.example`,
        name: character.repeat(100),
        subject: character.repeat(200),
        message: character.repeat(5000),
      }),
    )
    expect(link?.length).toBeLessThanOrEqual(1800)
    expect(link?.length).toBeGreaterThan(1700)
    expect(read(link).body?.endsWith('…')).toBe(true)
  }
})
