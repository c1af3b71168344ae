import { createAppSecrets } from './accounts/factors/app-secrets.ts'
import { createAuthenticatorApps } from './accounts/factors/authenticator-apps.ts'
import { createPasskeys } from './accounts/factors/passkeys.ts'
import { createSignInProvider } from './accounts/sign-in-provider/sign-in-provider.ts'
import { createAdminSessions } from './accounts/staff-login/sessions.ts'
import { createStudentSessions } from './accounts/students/sessions.ts'
import { createSignInProofs } from './accounts/students/sign-in-proofs.ts'
import type { Documents } from './content/documents/documents.ts'
import { createCollege } from './content/public/public-content.ts'
import { createRegistrationEmails } from './events/emails/write-emails.ts'
import { createRegistering } from './events/registrations/register.ts'
import { itemUsages } from './item-usages.ts'
import { createNewsEmails } from './messaging/subscriptions/news-emails.ts'
import { createGuards } from './platform/access/guards.ts'
import { createTrustedNetworks } from './platform/access/trusted-networks.ts'
import type { Config } from './platform/config/config.ts'
import type { Changes } from './platform/db/changes.ts'
import { watchedClock } from './platform/db/clock.ts'
import type { Db, OpenDatabase } from './platform/db/open.ts'
import { createReachability } from './platform/db/reachable.ts'
import type { DbOrTrx } from './platform/db/schema.ts'
import { createAttempts } from './platform/http/attempts.ts'
import { createBodyBudget } from './platform/http/body-budget.ts'
import { createOriginCheck, ownOrigins } from './platform/http/origin-check.ts'
import type { LogStream } from './platform/http/request-log.ts'
import type { Pictures } from './platform/images/pictures.ts'
import { createMail } from './platform/mail/mail.ts'
import { createRejectionLog } from './platform/mail/record-rejection.ts'
import { createTransport } from './platform/mail/transport.ts'
import type { Web } from './platform/rendering/load-web.ts'
import {
  type CachedResponses,
  createCachedResponses,
} from './platform/response-cache/cached-responses.ts'
import type { NextChanges } from './platform/response-cache/next-changes.ts'
import { createSiteSearch } from './search/public/site-search.ts'
import { searchedTags } from './search/sources/search-indexes.ts'
import { studentData } from './student-data.ts'

export type AppSettings = {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'engine' | 'changes' | 'statements' | 'pool'>
  pictures: Pictures
  documents: Documents
  web: Web
  now?: () => Date
  logTo?: LogStream
  /** How long a request may wait for the database. */
  patienceMilliseconds?: number
}

/** What domains below receive from those above. */
const registries = { itemUsages, studentData, searchedTags }

const withRerendering = (changes: Changes, cached: CachedResponses): Changes => ({
  ...changes,
  commit: async (tags, work) => {
    const result = await changes.commit(tags, work)
    await cached.rerenderPopular([tags].flat())
    return result
  },
})

/** `nextChanges` says when subjects change by time; `onPutBack` is called if the clock was set back. */
export function buildDeps(
  { config, database, pictures, documents, web, now: readClock = () => new Date() }: AppSettings,
  {
    nextChanges,
    onMailFailure,
    onPutBack,
  }: {
    nextChanges: (db: Db) => NextChanges
    onMailFailure: (error: unknown) => void
    onPutBack: () => void
  },
) {
  const { db, engine, statements, pool } = database
  const now = watchedClock(readClock, onPutBack)
  const cached = createCachedResponses({
    changes: database.changes,
    nextChanges: nextChanges(db),
    reachability: createReachability(db),
    now,
    // While working on the pages, cached ones would be outdated at once.
    isOn: web.mode === 'production',
  })
  const changes = withRerendering(database.changes, cached)
  const adminSessions = createAdminSessions({ db, engine, config, now })
  const trustedNetworks = createTrustedNetworks({ db, config, now })
  const studentSessions = createStudentSessions({ db, engine, config, trustedNetworks, now })
  const attempts = createAttempts({ db, isOn: config.hasRateLimit, now })
  const college = createCollege({ db, changes, now })
  const officeAddress = async (reading?: DbOrTrx) =>
    config.mail.officeAddress ?? (await college(reading)).email
  const rejections = createRejectionLog({ attempts, officeAddress, now })
  const mail = createMail({
    db,
    transport: createTransport(config, college),
    college,
    officeAddress,
    now,
    onFailure: onMailFailure,
    onRejected: rejections.recordRejected,
    onExpired: rejections.recordExpired,
    news: createNewsEmails({ db, college, publicUrl: config.publicUrl, now }),
    registrations: createRegistrationEmails({ db, college, publicUrl: config.publicUrl, now }),
  })
  return {
    config,
    db,
    engine,
    changes,
    statements,
    pool,
    pictures,
    documents,
    now,
    adminSessions,
    trustedNetworks,
    passkeys: createPasskeys({ db, config, college, now }),
    authenticatorApps: createAuthenticatorApps(createAppSecrets(db)),
    studentSessions,
    signInProvider: createSignInProvider(config),
    signInProofs: createSignInProofs({ db, config, now }),
    mail,
    register: createRegistering({ db, studentSessions, mail, now }),
    rejectedMails: rejections.count,
    college,
    responseCache: cached,
    ...registries,
    attempts,
    ...createSiteSearch({ db, engine, changes, college, now, hasRateLimit: config.hasRateLimit }),
    bodies: createBodyBudget(),
    ...createOriginCheck(ownOrigins(config)),
    ...createGuards({ student: studentSessions.current, administrator: adminSessions.current }),
  }
}
export type Deps = ReturnType<typeof buildDeps>
