import type { ActivityAction, ActivitySubject } from 'contract/platform/activity'
import type { Role } from 'contract/platform/roles'
import type { RecordName, records } from 'contract/records'
import type * as z from 'zod/mini'
import type {
  SearchBodyTable,
  SearchEntryTable,
  SearchStateTable,
  SearchTextTable,
  SearchWordTable,
} from '../search-engine/tables.ts'
import type {
  CertificateTable,
  CheckInTable,
  EventDoorTable,
  ReplacedCertificateTable,
  TicketKeyTable,
} from './check-in-tables.ts'
import type {
  ContentAddressTable,
  ContentItemTable,
  ContentRevisionTable,
  ContentUseTable,
  ContentViewTable,
} from './content-tables.ts'
import type { EventPhotoTable } from './event-photo-table.ts'
import type {
  AuthenticatorAppTable,
  PasskeyTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SpentChallengeTable,
} from './factor-tables.ts'
import type { DocumentTable, LibraryItemTable, LibraryVersionTable } from './library-tables.ts'
import type { NoticeFactTable } from './notice-tables.ts'
import type { MemberAddressTable, ProfileChangeTable } from './profile-tables.ts'
import type { EventSeatTable, RegistrationTable } from './registration-tables.ts'
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
import type { Complete } from './with-defaults.ts'

/** What a kind of record has besides its fields. */
type OwnColumns = {
  events: {
    /** Counts the changes of an event, for calendars that subscribe (RFC 5545 SEQUENCE). */
    sequence: number
    /** When an event with people was deleted; until it is restored or removed for good nobody sees it but the trash. */
    deletedAt: Instant | null
  }
}

type Shown<Name extends RecordName> = z.infer<(typeof records)[Name]['shown']>
/** The table of each kind of record: a column for each field that is declared. */
type RecordTables = {
  [Name in RecordName]: Complete<Shown<Name>> & {
    createdAt: Instant
    updatedAt: Instant
  } & (Name extends keyof OwnColumns ? OwnColumns[Name] : unknown)
}

/** What a visitor wrote to the office. */
export type ContactMessageTable = {
  _id: string
  name: string
  email: string
  phone: string
  subject: string | null
  message: string
  /** `483-917-250`, unique; those of older versions have none. */
  number: string | null
  /** The course or event it is about, as it was called then, and the path of its page. */
  topic: string | null
  topicPath: string | null
  createdAt: Instant
  /** When somebody at the office has read it. */
  readAt: Instant | null
  /** When it was set aside as suspected spam. */
  suspectedAt: Instant | null
}

/** What an administrator did. The engine itself refuses to change or remove a row. */
export type ActivityTable = {
  _id: string
  createdAt: Instant
  /** Email of the administrator at that time, `command line` or `first start`. */
  admin: string
  action: ActivityAction
  subject: ActivitySubject
  targetId: string | null
  targetName: string | null
  /** JSON of the contract's `FieldChange[]`. */
  changes: string
  /** Of the administrator, at that time; null where it was nobody with an account, and before there were roles. */
  role: Role | null
}

/** What the college sets for itself. */
export type SettingTable = {
  name: string
  value: string
}

export type AttemptTable = {
  /** What is limited and for whom, for example `admin-login:<email>`. */
  key: string
  windowStartedAt: Instant
  count: number
}

export type ChangeTable = {
  subject: string
  version: number
}

/** Which mails wait together: no lane waits for another. */
export type MailLane = 'usual' | 'asked' | 'registrations' | 'news'

/** What a mail tells of a registration. */
export type RegistrationNews =
  | 'registered'
  | 'waiting'
  | 'offered'
  | 'lapsed'
  | 'removed'
  | 'changed'
  | 'cancelled'
  | 'reminder'

export type MailTable = {
  _id: string
  /** The student it is about; it goes when the account does. */
  studentId: string | null
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  tries: number
  /** When the next try is due; while a process sends it, when that process counts as dead. */
  dueAt: Instant
  giveUpAt: Instant
  lane: MailLane
  /** The subscription it is for; it goes when that does. */
  subscriptionId: string | null
  /** Of a mail with news: it tells of those after this number up to that one. Its words are set when it is sent. */
  newsAfter: number | null
  newsUntil: number | null
  /** The registration it is for; it goes when that does. */
  registrationId: string | null
  /** Of such a mail. Its words are set when it is sent, if that is still so. */
  tellsOf: RegistrationNews | null
  /** Of one that tells of a change: JSON of when and where the event was, see `events/registrations/previous-details.ts`. */
  formerly: string | null
}

export type ServerKeyTable = {
  name: string
  value: string
}

export type Database = RecordTables & {
  searchEntries: SearchEntryTable
  searchBodies: SearchBodyTable
  searchText: SearchTextTable
  searchWords: SearchWordTable
  searchState: SearchStateTable
  draftEntries: SearchEntryTable
  draftBodies: SearchBodyTable
  draftText: SearchTextTable
  contentItems: ContentItemTable
  contentRevisions: ContentRevisionTable
  contentViews: ContentViewTable
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
  ticketKeys: TicketKeyTable
  eventDoors: EventDoorTable
  checkIns: CheckInTable
  certificates: CertificateTable
  replacedCertificates: ReplacedCertificateTable
  eventPhotos: EventPhotoTable
  memberAddresses: MemberAddressTable
  profileChanges: ProfileChangeTable
  contactMessages: ContactMessageTable
  activities: ActivityTable
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
