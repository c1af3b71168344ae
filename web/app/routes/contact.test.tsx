import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { getEvent } from 'contract/events/events'
import { createContactMessage, messageSent } from 'contract/messaging/contact'
import { listFaculty } from 'contract/people/faculty'
import { college } from 'testing/a-college.ts'
import { aMember } from 'testing/a-member.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { departmentHeadsQuery } from '#app/data/faculty'
import { telLink } from '#app/lib/contact-links'
import { answer, refuse } from '#test/answer'
import { renderApp } from '#test/render-app'

const page = () => within(screen.getByRole('main'))
const hrefOf = (name: string) => page().getByRole('link', { name }).getAttribute('href')

test('the office can be called, emailed and visited', async () => {
  answer(listFaculty, [])
  renderApp('/contact')

  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect(hrefOf(college.phone)).toBe(telLink(college.phone))
  expect(hrefOf(college.email)).toBe(`mailto:${college.email}`)
  for (const line of college.addressLines) page().getByText(line)
  const permissions = within(screen.getByRole('region', { name: 'Contact the office' }))
  expect(permissions.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Phone',
    'Email',
    'Address',
    'Office hours',
  ])
  page().getByText(college.officeHours)
})

async function writeAboutIt(user: UserEvent) {
  await user.type(screen.getByLabelText('Name'), 'Ravi')
  await user.type(screen.getByLabelText('Email'), 'ravi@home.example')
  await user.type(screen.getByLabelText('Phone'), '98765 43210')
  await user.type(screen.getByLabelText('Message'), 'When does it begin?')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText(messageSent)
}

test('the course that a visitor comes from is shown, sent along, and can be removed', async () => {
  answer(listFaculty, [])
  const sent = answer(createContactMessage, { message: messageSent })
  const { user } = renderApp('/contact?about=BCA')

  const topic = 'B.C.A.: Bachelor of Computer Applications'
  expect((await screen.findByRole('link', { name: topic })).getAttribute('href')).toBe(
    '/course/b.c.a.',
  )
  await writeAboutIt(user)
  await user.click(screen.getByRole('link', { name: 'Ask about something else' }))
  expect(screen.queryByRole('link', { name: topic })).toBeNull()
  await writeAboutIt(user)

  expect(sent).toMatchObject([{ body: { about: 'b.c.a.' } }, { body: {} }])
  expect(sent[1]?.body).not.toHaveProperty('about')
})

test('an event is shown by its title', async () => {
  const event = anEvent({ title: 'Sports Day' })
  answer(listFaculty, [])
  answer(getEvent, event)
  const sent = answer(createContactMessage, { message: messageSent })
  const { user } = renderApp(`/contact?about=${event._id}`)

  await screen.findByRole('link', { name: 'Sports Day' })
  await writeAboutIt(user)
  expect(sent).toMatchObject([{ body: { about: event._id } }])
})

test.each([
  'Buy%20pills',
  '0192f000-0000-7000-8000-00000000dead',
  '%3Cb%3E',
  '',
])('an unknown subject is neither shown nor sent: %s', async (about) => {
  answer(listFaculty, [])
  refuse(getEvent, 404, 'Event not found')
  const sent = answer(createContactMessage, { message: messageSent })
  const { user } = renderApp(`/contact?about=${about}`)

  await writeAboutIt(user)
  expect(screen.queryByText(/Your message is about/)).toBeNull()
  expect(sent[0]?.body).not.toHaveProperty('about')
})

test('a head of department can be contacted by WhatsApp, phone and email', async () => {
  const calls = answer(listFaculty, [
    aMember({
      name: 'Dr. Anita Sharma',
      department: 'B.COM.',
      whatsapp: '98765 43210',
      phone: '+91 98765 43211',
      email: 'anita@college.example',
    }),
  ])
  renderApp('/contact')

  await screen.findByRole('heading', { level: 3, name: 'Dr. Anita Sharma' })
  expect(calls[0]?.query.get('group')).toBe('heads')
  page().getByText('B.Com.')
  expect(hrefOf('Call Dr. Anita Sharma')).toBe('tel:+919876543211')
  expect(hrefOf('Email Dr. Anita Sharma')).toBe('mailto:anita@college.example')
  const chat = new URL(hrefOf('WhatsApp chat with Dr. Anita Sharma') ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919876543210')
  expect(chat.searchParams.get('text')).toBe(
    `Hello Dr. Anita Sharma, I have a question about B.Com. at ${college.name}.`,
  )
})

test('missing contact details are not offered', async () => {
  answer(listFaculty, [aMember({ name: 'Adv. Meera Nair', phone: '0120 4567890' })])
  renderApp('/contact')

  await screen.findByRole('heading', { level: 3, name: 'Adv. Meera Nair' })
  expect(hrefOf('Call Adv. Meera Nair')).toBe('tel:01204567890')
  expect(page().queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  expect(page().queryByRole('link', { name: 'Email Adv. Meera Nair' })).toBeNull()
  page().getByText('Head of Department')
})

test('a failure is reported, and the page can be reloaded', async () => {
  refuse(listFaculty, 500)
  renderApp('/contact')
  await screen.findByText('Failed to load faculty members')
  expect(screen.getByText('Try Again').getAttribute('href')).toBe('')
})

test('a college without heads of department says so', async () => {
  answer(listFaculty, [])
  renderApp('/contact')

  await screen.findByText(/^The heads of department will be listed here soon/)
})

test('data in the document is shown without a request', () => {
  const calls = answer(listFaculty, [])
  renderApp('/contact', {
    delivered: (client) =>
      client.setQueryData(departmentHeadsQuery().queryKey, [aMember({ name: 'Dr. Anita Sharma' })]),
  })

  screen.getByRole('heading', { level: 3, name: 'Dr. Anita Sharma' })
  expect(calls).toHaveLength(0)
})

test('the map loads only on request, and can be opened elsewhere', async () => {
  answer(listFaculty, [])
  const { user } = renderApp('/contact')
  const title = `Map of the area around ${college.name}`
  await screen.findByRole('heading', { name: 'Find the campus' })
  expect(screen.queryByTitle(title)).toBeNull()
  expect(hrefOf('Open in OpenStreetMap')).toBe(college.mapAddress)

  await user.click(screen.getByRole('button', { name: 'Show map' }))

  const frame = screen.getByTitle(title)
  expect(frame.getAttribute('src')).toBe(college.mapInside)
  expect(document.activeElement).toBe(frame)
  expect(hrefOf('Open in OpenStreetMap')).toBe(college.mapAddress)
})

test('search engines learn the page’s canonical URL', async () => {
  answer(listFaculty, [])
  renderApp('/contact')
  await screen.findByRole('heading', { level: 1 })

  const written = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? ''
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Contact', item: 'https://college.test/contact' }],
  })
})
