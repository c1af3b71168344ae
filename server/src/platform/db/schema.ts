import type { MessageStatus } from 'contract/messaging/messages'
import type { ActivityAction, ActivitySubject } from 'contract/platform/activity'
import type { Role } from 'contract/platform/roles'
import type { RecordName, records } from 'contract/records'
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type {
  CertificateTable,
  CheckInSettingsTable,
  CheckInTable,
  ReplacedCertificateTable,
  TicketKeyTable,
} from './check-in-tables.ts'
import type {
  ContentAddressTable,
  ContentItemTable,
  ContentRevisionTable,
  ContentUseTable,
  ContentViewTable,
  EditingPresenceTable,
} from './content-tables.ts'
import type {
  AuthenticatorAppTable,
  PasskeyTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SpentChallengeTable,
} from './factor-tables.ts'
import type { ImportedRowTable, ImportTable } from './import-tables.ts'
import type { DocumentTable, LibraryItemTable, LibraryVersionTable } from './library-tables.ts'
import type { NoticeFactTable } from './notice-tables.ts'
import type { MemberAddressTable, ProfileChangeTable } from './profile-tables.ts'
import type { EventEmailTable, EventSeatTable, RegistrationTable } from './registration-tables.ts'
import type {
  AdminResetTable,
  AdminSessionTable,
  AdminTable,
  EndedInvitationTable,
  InvitationTable,
} from './staff-tables.ts'
import type {
  EmailCodeTable,
  KnownNetworkTable,
  PasswordResetTable,
  SignInProofTable,
  SignInStartTable,
  StudentLinkTable,
  StudentSessionTable,
  StudentTable,
} from './student-tables.ts'
import type { NoticeNewsTable, SubscriptionTable } from './subscription-tables.ts'
import type { Instant } from './timestamp.ts'
import type { RecordVersionTable } from './version-tables.ts'

type EventPhotoTable = {
  eventId: string
  itemId: string
  place: number
  addedAt: Instant
}

type EventFileTable = {
  eventId: string
  itemId: string
}

/** Every column named, null where unknown, so that the types catch a forgotten field. */
type WithDefaults<Shown> = {
  [Name in keyof Shown]-?: undefined extends Shown[Name]
    ? Exclude<Shown[Name], undefined> | null
    : Shown[Name]
}

type OwnColumns = {
  events: {
    /** iCalendar SEQUENCE (RFC 5545), for subscribed calendars. */
    sequence: number
    deletedAt: Instant | null
  }
}

type Visible<Name extends RecordName> = z.infer<(typeof records)[Name]['shown']>
type RecordTables = {
  [Name in RecordName]: WithDefaults<Visible<Name>> & {
    createdAt: Instant
    updatedAt: Instant
  } & (Name extends keyof OwnColumns ? OwnColumns[Name] : unknown)
}

export type ContactMessageTable = {
  _id: string
  name: string
  email: string
  phone: string
  subject: string | null
  message: string
  number: string | null
  topic: string | null
  topicPath: string | null
  createdAt: Instant
  readAt: Instant | null
  suspectedAt: Instant | null
  /** Null: nobody has answered or closed it. */
  status: Exclude<MessageStatus, 'new'> | null
}

export type MessageReplyTable = {
  _id: string
  messageId: string
  /** Their name at that time. */
  author: string
  text: string
  createdAt: Instant
}

/** Append-only, enforced by the engine. */
export type ActivityTable = {
  _id: string
  createdAt: Instant
  admin: string
  action: ActivityAction
  subject: ActivitySubject
  targetId: string | null
  targetName: string | null
  changes: string
  role: Role | null
}

export type SettingTable = {
  name: string
  value: string
}

export type AttemptTable = {
  /** Limit and key, for example `admin-login:<email>`. */
  key: string
  windowStartedAt: Instant
  count: number
}

export type ChangeTable = {
  subject: string
  version: number
}

/** Queues that never wait for one another; `asked` is for codes and links that somebody is waiting for. */
export type MailQueueName = 'usual' | 'asked' | 'registrations' | 'news'

export type RegistrationNews =
  | 'registered'
  | 'waiting'
  | 'offered'
  | 'lapsed'
  | 'removed'
  | 'changed'
  | 'cancelled'
  | 'reminder'
  | 'message'

export type MailTable = {
  _id: string
  studentId: string | null
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  tries: number
  /** Next attempt; while being sent, when the sending process counts as dead. */
  dueAt: Instant
  giveUpAt: Instant
  lane: MailQueueName
  subscriptionId: string | null
  /** For notices: covers news after this number up to `newsUntil`. Rendered at sending time. */
  newsAfter: number | null
  newsUntil: number | null
  registrationId: string | null
  /** Rendered at sending time, or dropped if no longer true. */
  tellsOf: RegistrationNews | null
  /** JSON of the previous details, see `events/registrations/previous-details.ts`. */
  formerly: string | null
  /** The text of a `message`. */
  eventEmailId: string | null
}

export type ServerKeyTable = {
  name: string
  value: string
}

export type Database = RecordTables & {
  contentItems: ContentItemTable
  contentRevisions: ContentRevisionTable
  contentViews: ContentViewTable
  editingPresence: EditingPresenceTable
  recordPresence: EditingPresenceTable
  contentAddresses: ContentAddressTable
  contentUses: ContentUseTable
  noticeFacts: NoticeFactTable
  noticeNews: NoticeNewsTable
  subscriptions: SubscriptionTable
  libraryItems: LibraryItemTable
  libraryVersions: LibraryVersionTable
  documents: DocumentTable
  eventSeats: EventSeatTable
  registrations: RegistrationTable
  eventEmails: EventEmailTable
  ticketKeys: TicketKeyTable
  eventDoors: CheckInSettingsTable
  checkIns: CheckInTable
  certificates: CertificateTable
  replacedCertificates: ReplacedCertificateTable
  eventPhotos: EventPhotoTable
  eventFiles: EventFileTable
  memberAddresses: MemberAddressTable
  profileChanges: ProfileChangeTable
  recordVersions: RecordVersionTable
  contactMessages: ContactMessageTable
  messageReplies: MessageReplyTable
  activities: ActivityTable
  imports: ImportTable
  importedRows: ImportedRowTable
  admins: AdminTable
  adminSessions: AdminSessionTable
  adminResets: AdminResetTable
  invitations: InvitationTable
  endedInvitations: EndedInvitationTable
  settings: SettingTable
  attempts: AttemptTable
  changes: ChangeTable
  students: StudentTable
  studentSessions: StudentSessionTable
  mails: MailTable
  serverKeys: ServerKeyTable
  emailCodes: EmailCodeTable
  passwordResets: PasswordResetTable
  signInStarts: SignInStartTable
  signInProofs: SignInProofTable
  studentLinks: StudentLinkTable
  knownNetworks: KnownNetworkTable
  passkeys: PasskeyTable
  spentChallenges: SpentChallengeTable
  authenticatorApps: AuthenticatorAppTable
  recoveryCodes: RecoveryCodeTable
  pendingLogins: PendingLoginTable
}

export type Trx = Transaction<Database>
/** Queries that run inside or outside of a transaction. */
export type DbOrTrx = Kysely<Database> | Trx
