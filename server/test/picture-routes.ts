import { updateAccount } from 'contract/accounts/account-settings'
import { signUp } from 'contract/accounts/sign-up'
import { createEvent, updateEvent } from 'contract/events/events'
import { createMember, updateMember } from 'contract/people/faculty'
import {
  eventImageBytes,
  imageTooLarge,
  photoBytes,
  photoTooLarge,
} from 'contract/platform/pictures'
import { aPicture } from 'testing/a-picture.ts'
import { uploadsInUse } from '../src/platform/db/uploads-in-use.ts'
import { pictureFileNames } from '../src/platform/storage/picture-names.ts'
import { eventParts, filePart, memberParts, type RawPart, rawForm } from './raw-form.ts'
import { stateOf } from './registration-status-of.ts'
import { signUpCookie, signUpParts } from './student-calls.ts'
import { adminCookie, testApp } from './test-app.ts'

/** A route with a picture: its other fields, and its size limit. */
export type PictureRoute = {
  method: 'POST' | 'PUT'
  url: string
  /** Of an account that may use the route. */
  cookie: string
  field: string
  /** A required text field. */
  textField: string
  /** Other valid fields. */
  parts: (given?: Record<string, string | undefined>) => RawPart[]
  limit: number
  tooLarge: string
}

const eventPicture = { field: 'image', limit: eventImageBytes, tooLarge: imageTooLarge }
const photo = { limit: photoBytes, tooLarge: photoTooLarge }

/** A server with an event, a member and a student with pictures, and all routes that accept pictures. */
export async function aPictureServer() {
  const settings = await testApp()
  const { app, db } = settings
  const starting = await uploadsInUse(db)
  const admin = await adminCookie(app)
  const event = { ...eventPicture, cookie: admin, textField: 'title', parts: eventParts }
  const member = { ...photo, cookie: admin, field: 'photo', textField: 'name', parts: memberParts }
  const student = { ...photo, field: 'profilePhoto', textField: 'fullName' }
  let students = 0
  const newStudent = (given?: Record<string, string | undefined>) =>
    signUpParts({ email: `student-${++students}@college.test`, ...given })

  const send = ({ method, url, cookie }: PictureRoute, parts: RawPart[]) => {
    const { headers, payload } = rawForm(parts)
    return app.inject({ method, url, payload, headers: { ...headers, cookie } })
  }
  const upload = (route: PictureRoute, content: string | Uint8Array, filename?: string) =>
    send(route, [...route.parts(), filePart(route.field, content, filename)])

  const creating: PictureRoute[] = [
    { ...event, method: 'POST', url: createEvent.url },
    { ...member, method: 'POST', url: createMember.url },
  ]
  for (const route of creating) await upload(route, await (await aPicture()).bytes())
  const eventId = (await db.selectFrom('events').select('_id').executeTakeFirstOrThrow())._id
  const memberId = (await db.selectFrom('faculty').select('_id').executeTakeFirstOrThrow())._id
  const changing: PictureRoute[] = [
    { ...event, method: 'PUT', url: updateEvent.url.replace(':_id', eventId) },
    { ...member, method: 'PUT', url: updateMember.url.replace(':_id', memberId) },
    {
      ...student,
      method: 'PUT',
      url: updateAccount.url,
      cookie: await signUpCookie(app),
      parts: signUpParts,
    },
  ]
  const signingUp: PictureRoute = {
    ...student,
    method: 'POST',
    url: signUp.url,
    cookie: '',
    parts: newStudent,
  }
  /** URLs of all pictures in rows, without starting pictures. */
  const inUse = async () =>
    new Set([...(await uploadsInUse(db))].filter((address) => !starting.has(address)))
  return {
    ...settings,
    routes: [...creating, signingUp, ...changing],
    changing,
    send,
    upload,
    /** What a rejected form must not change; attempts are counted. */
    state: async () => ({ ...(await stateOf(settings)), attempts: [] }),
    inUse,
    filesInUse: async () => [...(await inUse())].flatMap(pictureFileNames).sort(),
  }
}
