import type { NewPasskeyForm, UsedPasskeyForm } from 'contract/accounts/passkeys'
import type { RecordName } from 'contract/records'
import type { InjectOptions } from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { filePart } from '../raw-form.ts'

/** What the calls are about. */
export type Ids = {
  records: Record<RecordName, string>
  content: string
  library: string
  file: string
  document: string
  /** Its file. */
  ofDocument: string
  page: string
  asked: string
  askedRevision: string
  trashed: string
  link: string
  revision: string
  previewed: string
  member: string
  event: string
  cancelled: string
  deleted: string
  eventOver: string
  /** Its names are for its door. */
  eventToday: string
  checkIn: string
  /** Shown by the event that is over. */
  photo: string
  message: string
  seated: string
  registration: string
  ownRegistration: string
  offer: string
  session: string
  code: string
  invitation: string
  account: string
  disabled: string
  passkey: string
  /** Of the student in another browser. */
  elsewhere: string
  signed: UsedPasskeyForm
  made: NewPasskeyForm
  adminPasskey: string
  /** For the administrator's own factors. */
  ofAdmin: { signed: UsedPasskeyForm; made: NewPasskeyForm; code: string }
}
export type Sent = Omit<InjectOptions, 'method' | 'url'>
/** For routes that are guarded: what has to be sent so that they write. */
export type Guarded = Record<string, (ids: Ids) => Sent | Promise<Sent>>

/** A picture as a part of a form. */
export const photo = async (name: string) => filePart(name, await (await aPicture()).bytes())
