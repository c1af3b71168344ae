import type { NewPasskeyForm, UsedPasskeyForm } from 'contract/accounts/passkeys'
import type { RecordName } from 'contract/records'
import type { InjectOptions } from 'fastify'
import { aPicture } from 'testing/a-picture.ts'
import { filePart } from '../raw-form.ts'

/** Ids of the targets. */
export type Ids = {
  records: Record<RecordName, string>
  content: string
  course: string
  notice: string
  emailed: string
  library: string
  deletedFile: string
  file: string
  document: string
  ofDocument: string
  page: string
  asked: string
  askedRevision: string
  trashed: string
  link: string
  revision: string
  previewed: string
  member: string
  memberVersion: string
  event: string
  eventVersion: string
  cancelled: string
  deleted: string
  eventOver: string
  /** Its guest list is available. */
  eventToday: string
  checkIn: string
  /** Shown by the past event. */
  photo: string
  message: string
  /** A table. */
  imported: string
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
  /** In another browser. */
  elsewhere: string
  signed: UsedPasskeyForm
  made: NewPasskeyForm
  adminPasskey: string
  ofAdmin: { signed: UsedPasskeyForm; made: NewPasskeyForm; code: string }
}
export type Sent = Omit<InjectOptions, 'method' | 'url'>
/** Valid requests, by route. */
export type Guarded = Record<string, (ids: Ids) => Sent | Promise<Sent>>

export const photo = async (name: string) => filePart(name, await (await aPicture()).bytes())
