import { forEachRecord } from 'contract/records'
import type { Database } from '../../platform/db/schema.ts'

export type BackupTable = keyof Database

/** The primary key, which sorts a table in a backup. */
type Key = readonly [string, ...string[]]

/**
 * Sessions, links, queued emails and counters are left out: a backup must not let anybody in, and nothing may happen twice.
 * Keys and versions belong to a database.
 */
export const tables = {
  // Referenced tables come first.
  students: ['_id'],
  studentLinks: ['issuer', 'subject'],
  ...forEachRecord((): readonly ['_id'] => ['_id']),
  admins: ['_id'],
  passkeys: ['_id'],
  authenticatorApps: ['adminId'],
  recoveryCodes: ['adminId', 'codeHash'],
  memberAddresses: ['slug'],
  profileChanges: ['memberId'],
  recordVersions: ['_id'],
  libraryItems: ['_id'],
  libraryVersions: ['_id'],
  documents: ['versionId'],
  contentItems: ['_id'],
  contentRevisions: ['_id'],
  contentAddresses: ['type', 'slug', 'itemId'],
  contentUses: ['revisionId', 'path', 'target', 'targetId'],
  noticeFacts: ['revisionId'],
  noticeNews: ['itemId'],
  subscriptions: ['_id'],
  eventSeats: ['eventId'],
  registrations: ['_id'],
  eventEmails: ['_id'],
  ticketKeys: ['name'],
  eventDoors: ['eventId'],
  eventPhotos: ['eventId', 'itemId'],
  eventFiles: ['eventId', 'itemId'],
  checkIns: ['_id'],
  certificates: ['_id'],
  replacedCertificates: ['code'],
  contactMessages: ['_id'],
  messageReplies: ['_id'],
  settings: ['name'],
  activities: ['_id'],
  imports: 'left out',
  importedRows: 'left out',
  contentViews: 'left out',
  editingPresence: 'left out',
  recordPresence: 'left out',
  studentSessions: 'left out',
  adminSessions: 'left out',
  adminResets: 'left out',
  invitations: 'left out',
  endedInvitations: 'left out',
  passwordResets: 'left out',
  emailCodes: 'left out',
  signInStarts: 'left out',
  signInProofs: 'left out',
  knownNetworks: 'left out',
  spentChallenges: 'left out',
  pendingLogins: 'left out',
  attempts: 'left out',
  mails: 'left out',
  serverKeys: 'left out',
  changes: 'left out',
} as const satisfies Record<BackupTable, Key | 'left out'>

export type BackedUpTable = {
  [Name in BackupTable]: (typeof tables)[Name] extends Key ? Name : never
}[BackupTable]

const isStored = (name: BackupTable): name is BackedUpTable => typeof tables[name] !== 'string'

/** In insertion order. */
export const backedUpTables: BackedUpTable[] = (Object.keys(tables) as BackupTable[]).filter(
  isStored,
)

export const findBackedUpTable = (name: string): BackedUpTable | undefined =>
  backedUpTables.find((stored) => stored === name)
