import { forEachRecord } from 'contract/records'
import { sql } from 'kysely'
import {
  type ReadOwnRows,
  readProfile,
  type StudentData,
} from './accounts/students/student-data.ts'
import { walkInsOf } from './events/check-in/forget-walk-ins.ts'
import { ownRegistrations } from './events/registrations/own-registrations.ts'
import { forgetStudent } from './events/retention/forget-registrations.ts'
import { leaveBySubscriptionKey } from './messaging/subscriptions/subscription-key.ts'
import type { Student } from './platform/access/actor.ts'
import type { Db } from './platform/db/open.ts'
import { emailKey } from './platform/email-key.ts'

type StudentTable =
  | 'studentSessions'
  | 'studentLinks'
  | 'knownNetworks'
  | 'passkeys'
  | 'emailCodes'
  | 'passwordResets'

const rowsOf =
  (table: StudentTable): ReadOwnRows =>
  (db, { _id }) =>
    db.selectFrom(table).selectAll().where('studentId', '=', _id).execute()

/** Without their text, which may hold a code. */
const mails: ReadOwnRows = (db, { _id }) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'dueAt', 'giveUpAt'])
    .where('studentId', '=', _id)
    .execute()

const subscriptions: ReadOwnRows = async (db, { email, verifiedAt }) =>
  verifiedAt
    ? db.selectFrom('subscriptions').selectAll().where('emailKey', '=', emailKey(email)).execute()
    : []

const registrations: ReadOwnRows = (db, student) =>
  ownRegistrations(db, student)
    .innerJoin('events', 'events._id', 'registrations.eventId')
    .selectAll('registrations')
    .select('events.title as event')
    .orderBy('registrations.createdAt')
    .execute()

/** By registration, or as a walk-in with the address once that is verified. */
const checkIns: ReadOwnRows = async (db, student) => {
  const columns = ['title', 'outcome', 'way', 'scannedAt', 'arrivedAt', 'device'] as const
  const registered = await ownRegistrations(db, student)
    .innerJoin('checkIns', 'checkIns.registrationId', 'registrations._id')
    .innerJoin('events', 'events._id', 'checkIns.eventId')
    .select(columns)
    .orderBy('arrivedAt')
    .execute()
  if (!student.verifiedAt) return registered
  const writtenDown = await walkInsOf(db, emailKey(student.email))
    .innerJoin('events', 'events._id', 'checkIns.eventId')
    .select([...columns, 'name', 'email'])
    .orderBy('arrivedAt')
    .execute()
  return [...registered, ...writtenDown]
}

const ownCertificates = (db: Db, { _id, email, verifiedAt }: Student) =>
  db
    .selectFrom('certificates')
    .where(({ or, eb }) =>
      or([
        eb('studentId', '=', _id),
        ...(verifiedAt ? [eb('emailKey', '=', emailKey(email))] : []),
      ]),
    )

const certificates: ReadOwnRows = (db, student) =>
  ownCertificates(db, student).selectAll().orderBy('issuedAt').execute()

const replacedCertificates: ReadOwnRows = (db, student) =>
  ownCertificates(db, student)
    .innerJoin('replacedCertificates', 'certificateId', 'certificates._id')
    .selectAll('replacedCertificates')
    .orderBy('replacedAt')
    .execute()

const messages: ReadOwnRows = async (db, { email, verifiedAt }) =>
  verifiedAt
    ? db
        .selectFrom('contactMessages')
        .selectAll()
        .where(sql`lower(email)`, '=', emailKey(email))
        .orderBy('createdAt')
        .execute()
    : []

const messageReplies: ReadOwnRows = async (db, { email, verifiedAt }) =>
  verifiedAt
    ? db
        .selectFrom('messageReplies')
        .innerJoin('contactMessages', 'contactMessages._id', 'messageReplies.messageId')
        .selectAll('messageReplies')
        .where(sql`lower("contactMessages".email)`, '=', emailKey(email))
        .orderBy('messageReplies.createdAt')
        .execute()
    : []

const activities: ReadOwnRows = (db, { _id }) =>
  db
    .selectFrom('activities')
    .select(['createdAt', 'admin', 'action', 'changes'])
    .where('subject', '=', 'student')
    .where('targetId', '=', _id)
    .orderBy('createdAt')
    .execute()

const ofNobody = 'no student data'

const rows: StudentData['rows'] = {
  students: readProfile,
  studentSessions: rowsOf('studentSessions'),
  studentLinks: rowsOf('studentLinks'),
  knownNetworks: rowsOf('knownNetworks'),
  passkeys: rowsOf('passkeys'),
  emailCodes: rowsOf('emailCodes'),
  passwordResets: rowsOf('passwordResets'),
  mails,
  subscriptions,
  contactMessages: messages,
  messageReplies,
  registrations,
  checkIns,
  certificates,
  replacedCertificates,
  activities,
  ...forEachRecord((): typeof ofNobody => ofNobody),
  attempts: 'counts of attempts with other people’s networks, for a day at most',
  signInStarts: 'names nobody',
  signInProofs: 'belongs to a browser, for five minutes',
  spentChallenges: 'names nobody',
  admins: ofNobody,
  adminSessions: ofNobody,
  adminResets: ofNobody,
  authenticatorApps: ofNobody,
  recoveryCodes: ofNobody,
  pendingLogins: ofNobody,
  invitations: ofNobody,
  endedInvitations: ofNobody,
  imports: ofNobody,
  importedRows: ofNobody,
  settings: ofNobody,
  changes: ofNobody,
  serverKeys: ofNobody,
  contentItems: ofNobody,
  contentRevisions: ofNobody,
  contentViews: ofNobody,
  editingPresence: ofNobody,
  recordPresence: ofNobody,
  contentAddresses: ofNobody,
  contentUses: ofNobody,
  noticeFacts: ofNobody,
  noticeNews: ofNobody,
  eventSeats: ofNobody,
  eventEmails: ofNobody,
  eventDoors: ofNobody,
  eventPhotos: ofNobody,
  eventFiles: ofNobody,
  ticketKeys: ofNobody,
  memberAddresses: ofNobody,
  profileChanges: ofNobody,
  recordVersions: ofNobody,
  libraryItems: ofNobody,
  libraryVersions: ofNobody,
  documents: ofNobody,
}

export const studentData: StudentData = {
  rows,
  async forget(trx, { studentId, emailKey }, now) {
    await forgetStudent(trx, { studentId, emailKey }, now)
    if (emailKey === null) return
    await leaveBySubscriptionKey(trx, { emailKey })
    // Those that belong to no account, such as receipts of messages.
    await trx.deleteFrom('mails').where(sql`lower(recipient)`, '=', emailKey).execute()
  },
}
