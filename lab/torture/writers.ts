import { updateAccount } from 'contract/accounts/account-settings'
import { verifyPassword } from 'contract/accounts/admin'
import { signUp } from 'contract/accounts/sign-up'
import {
  createEvent,
  deleteEvent,
  type Event,
  listEvents,
  updateEvent,
} from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import {
  type ContactMessage,
  deleteMessage,
  listMessages,
  updateMessage,
} from 'contract/messaging/messages'
import {
  createMember,
  deleteMember,
  type FacultyMember,
  listFaculty,
  updateMember,
} from 'contract/people/faculty'
import { aPicture } from 'testing/a-picture.ts'
import { administrator } from 'testing/administrator.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { anEventForm } from 'testing/event-form.ts'
import { aMemberForm } from 'testing/member-form.ts'
import { aSignUpForm } from 'testing/sign-up-form.ts'
import { type Desk, ownerEmail } from './desk.ts'
import type { Journal } from './journal.ts'
import { writePage } from './page-writer.ts'
import { ask, form, json, send, withCookie } from './send.ts'

export type Writing = { origin: string; desk: Desk; journal: Journal }
/** Makes a few changes to one entry. Returns whether all were acknowledged. */
type Writer = (writing: Writing, key: string) => Promise<boolean>

async function find<Thing>(url: string, cookie: string, of: (answer: unknown) => Thing) {
  const { status, text } = await ask(url, withCookie(cookie))
  return status === 200 ? of(JSON.parse(text)) : undefined
}

/** Each new one is later, so that it comes first in the list. */
let minutes = 0
const nextDate = () => new Date(Date.UTC(2030, 0, 1, 0, minutes++)).toISOString()

const writeEvent: Writer = async ({ origin, desk: { admin }, journal }, key) => {
  const { image, ...fields } = await anEventForm({ title: key, date: nextDate() })
  const change = { kind: 'event', key, planned: 200 }
  const creation = { ...change, to: '', planned: 201, note: `event created ${key}` }
  const creating = () => send(origin + createEvent.url, form('POST', { ...fields, image }, admin))
  if (!(await journal.write(creation, creating))) return false
  // Safe cast: the contract's responses have these shapes.
  const events = await find(`${origin}${listEvents.url}?limit=50`, '', (all) => all as Event[])
  const _id = events?.find(({ title }) => title === key)?._id
  if (!_id) return false
  for (const venue of ['1', '2', '3']) {
    const update = { ...change, to: venue, note: `event updated ${key}` }
    const body = { ...fields, venue, ...(venue === '2' && { image }) }
    const url = origin + updateEvent.url.replace(':_id', _id)
    if (!(await journal.write(update, () => send(url, form('PUT', body, admin))))) return false
  }
  if (Math.random() < 0.6) return true
  const deletion = { ...change, to: undefined, note: `event deleted ${key}` }
  const url = origin + deleteEvent.url.replace(':_id', _id)
  return journal.write(deletion, () => send(url, { method: 'DELETE', ...withCookie(admin) }))
}

const writeMember: Writer = async ({ origin, desk: { careful }, journal }, key) => {
  const { photo, ...fields } = await aMemberForm({ name: key })
  const change = { kind: 'member', key, planned: 200 }
  const creation = { ...change, to: '', planned: 201, note: `faculty created ${key}` }
  const creating = () =>
    send(origin + createMember.url, form('POST', { ...fields, photo }, careful))
  if (!(await journal.write(creation, creating))) return false
  const members = await find(origin + listFaculty.url, '', (all) => all as FacultyMember[])
  const _id = members?.find(({ name }) => name === key)?._id
  if (!_id) return false
  for (const officeHours of ['1', '2']) {
    const update = { ...change, to: officeHours, note: `faculty updated ${key}` }
    const body = { ...fields, officeHours, ...(officeHours === '2' && { photo }) }
    const url = origin + updateMember.url.replace(':_id', _id)
    if (!(await journal.write(update, () => send(url, form('PUT', body, careful))))) return false
  }
  if (Math.random() < 0.3) return true
  const { password } = administrator
  const verified = await send(origin + verifyPassword.url, json('POST', { password }, careful))
  if (verified !== 200) return false
  const deletion = { ...change, to: undefined, note: `faculty deleted ${key}` }
  const url = origin + deleteMember.url.replace(':_id', _id)
  return journal.write(deletion, () => send(url, { method: 'DELETE', ...withCookie(careful) }))
}

const writeMessage: Writer = async ({ origin, desk: { admin }, journal }, key) => {
  const change = { kind: 'message', key, planned: 200 }
  const creation = { ...change, to: 'unread', planned: 201, note: `mail ${key}` }
  const body = aContactForm({ subject: key, name: key })
  const creating = () => send(origin + createContactMessage.url, json('POST', body))
  if (!(await journal.write(creation, creating))) return false
  const result = await find(
    origin + listMessages.url,
    admin,
    (page) => (page as { messages: ContactMessage[] }).messages,
  )
  const _id = result?.find(({ subject }) => subject === key)?._id
  if (!_id) return false
  const url = origin + updateMessage.url.replace(':messageId', _id)
  for (const isRead of [true, false, true]) {
    const to = isRead ? 'read' : 'unread'
    const update = { ...change, to, note: `message updated ${key}` }
    const updating = () => send(url, json('PUT', { isRead }, admin))
    if (!(await journal.write(update, updating))) return false
  }
  if (Math.random() < 0.6) return true
  const deletion = { ...change, to: undefined, note: `message deleted ${key}` }
  const deleting = () =>
    send(origin + deleteMessage.url.replace(':messageId', _id), {
      method: 'DELETE',
      ...withCookie(admin),
    })
  return journal.write(deletion, deleting)
}

const writeProfile: Writer = async ({ origin, desk: { student }, journal }, key) => {
  const change = { kind: 'profile', key: ownerEmail, planned: 200 }
  for (const step of [1, 2, 3, 4]) {
    const fullName = `${key} ${step}`
    const photo = step === 4 && { profilePhoto: await aPicture() }
    const body = { fullName, mobileNumber: '+91 98000 00000', ...photo }
    const updating = () => send(origin + updateAccount.url, form('PUT', body, student))
    if (!(await journal.write({ ...change, to: fullName }, updating))) return false
  }
  return true
}

const writeSignUp: Writer = async ({ origin, journal }, key) => {
  const email = `${key}@college.test`
  const change = { kind: 'student', key: email, to: '', planned: 201, note: `mail ${email}` }
  const body = await aSignUpForm({ email })
  return journal.write(change, () => send(origin + signUp.url, form('POST', body)))
}

/** Concurrent changes of all kinds. Few sign-ups: hashing would take all the time. */
export const writers: Record<string, Writer> = {
  event: writeEvent,
  fair: writeEvent,
  member: writeMember,
  message: writeMessage,
  letter: writeMessage,
  profile: writeProfile,
  page: writePage,
  student: writeSignUp,
}
export const isRare = (name: string) => name === 'student'
