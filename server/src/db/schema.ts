import type { ActivityAction, ActivitySubject } from 'contract/activity'
import type { RecordName, records } from 'contract/records'
import type { Role } from 'contract/roles'
import type * as z from 'zod/mini'
import type { Complete } from './complete.ts'
import type {
  ContentAddressTable,
  ContentItemTable,
  ContentRevisionTable,
  ContentUseTable,
  ContentViewTable,
} from './content-tables.ts'
import type {
  AuthenticatorAppTable,
  PasskeyTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SpentChallengeTable,
} from './factor-tables.ts'
import type { Instant } from './instant.ts'
import type { EndedInvitationTable, InvitationTable } from './invitation-tables.ts'
import type { LibraryItemTable, LibraryVersionTable } from './library-tables.ts'

/** What a kind of record has besides its fields. */
type OwnColumns = {
  events: {
    /** Counts the changes of an event, for calendars that subscribe (RFC 5545 SEQUENCE). */
    sequence: number
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

/** An address that the page of somebody has or had. It is theirs for good, and nobody else's after they are deleted. */
export type MemberAddressTable = {
  slug: string
  memberId: string
}

/** What somebody has changed of the own profile, until it is approved or taken back. */
export type ProfileChangeTable = {
  memberId: string
  /** Email of the account that sent it. */
  author: string
  /** JSON of the columns of the profile, without the photo. */
  data: string
  /** Address of another photo. */
  photo: string | null
  sentAt: Instant
  /** When somebody has returned it, who, and why. */
  returnedAt: Instant | null
  returnedBy: string | null
  note: string | null
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

export type AdminTable = {
  _id: string
  /** Lower case. */
  email: string
  passwordHash: string
  createdAt: Instant
  /** Empty where nobody has said it. */
  name: string
  role: Role
  /** JSON of program codes; an empty list is the whole college. */
  departments: string
  /** 1 or 0, of roles of which some may publish. */
  mayPublish: number
  /** Whose public profile is the own one. */
  memberId: string | null
  /** Set by an owner: the account can do nothing. */
  disabledAt: Instant | null
  lastLoginAt: Instant | null
  /** Since when it has its role. */
  roleSince: Instant
}

export type AdminSessionTable = {
  /** SHA-256 of the cookie's token, hexadecimal. */
  tokenHash: string
  adminId: string
  createdAt: Instant
  lastSeenAt: Instant
  /** When the password was entered again; allows one deletion that asks for it. */
  verifiedAt: Instant | null
  /** What the browser said of itself, and the network it logged in from, for the list of sessions. */
  userAgent: string | null
  network: string | null
}

/** Links by which administrators set a new password. */
export type AdminResetTable = {
  tokenHash: string
  adminId: string
  expiresAt: Instant
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

export type StudentTable = {
  _id: string
  name: string
  /** As it was written at sign-up; mail goes there. */
  email: string
  /** One key for all spellings of the address, see `account/email-key`. */
  emailKey: string
  mobileNumber: string | null
  profilePhoto: string | null
  /** Absent when the student only signs in with a third-party account. */
  passwordHash: string | null
  /** When it was proven that the address is the student's. */
  verifiedAt: Instant | null
  /** Raised when all that could sign in before must not any more; a login begun under an earlier one fails. */
  epoch: number
  /** Set by the operator: the account can do nothing. */
  disabledAt: Instant | null
  createdAt: Instant
}

export type StudentSessionTable = {
  /** SHA-256 of the cookie's token, hexadecimal. */
  tokenHash: string
  studentId: string
  /** What the browser said of itself, for the list of sessions. */
  userAgent: string
  createdAt: Instant
  lastSeenAt: Instant
  /** When it was confirmed who this is; allows one act that asks for it. */
  confirmedAt: Instant | null
}

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
}

export type ServerKeyTable = {
  name: string
  value: string
}

export type EmailCodeTable = {
  studentId: string
  /** HMAC of the code. */
  codeHash: string
  tries: number
  expiresAt: Instant
}

export type PasswordResetTable = {
  studentId: string
  tokenHash: string
  expiresAt: Instant
}

/** A third-party sign-in on its way to the provider; the token is in the browser's cookie. */
export type SignInStartTable = {
  tokenHash: string
  state: string
  nonce: string
  codeVerifier: string
  expiresAt: Instant
}

/** What a provider has proven, for one use by the browser with the token in its cookie. */
export type SignInProofTable = {
  tokenHash: string
  issuer: string
  subject: string
  email: string
  expiresAt: Instant
}

export type StudentLinkTable = {
  issuer: string
  /** The provider's own name of the account, which stays when its email changes. */
  subject: string
  studentId: string
  createdAt: Instant
}

/** From where a student has signed in of late. */
export type KnownNetworkTable = {
  studentId: string
  /** HMAC of the network. */
  networkHash: string
  lastSignInAt: Instant
}

export type Database = RecordTables & {
  contentItems: ContentItemTable
  contentRevisions: ContentRevisionTable
  contentViews: ContentViewTable
  contentAddresses: ContentAddressTable
  contentUses: ContentUseTable
  libraryItems: LibraryItemTable
  libraryVersions: LibraryVersionTable
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
