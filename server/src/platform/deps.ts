import type { Guards } from './access/guards.ts'
import type { TrustedNetworks } from './access/trusted-networks.ts'
import type { Config } from './config/config.ts'
import type { Changes } from './db/changes.ts'
import type { Db, OpenDatabase } from './db/open.ts'
import type { ReadCollege } from './db/read-college.ts'
import type { Attempts } from './http/attempts.ts'
import type { BodyBudget } from './http/body-budget.ts'
import type { OriginCheck } from './http/origin-check.ts'
import type { Pictures } from './images/pictures.ts'
import type { Mail } from './mail/mail.ts'
import type { CachedResponses } from './response-cache/cached-responses.ts'

/** What routes of every domain receive. A domain that needs more of its own adds it to the type of its routes. */
export type PlatformDeps = Pick<OpenDatabase, 'engine' | 'statements' | 'pool'> &
  OriginCheck &
  Guards & {
    config: Config
    db: Db
    changes: Changes
    pictures: Pictures
    now: () => Date
    trustedNetworks: TrustedNetworks
    mail: Mail
    rejectedMails: () => number
    college: ReadCollege
    responseCache: CachedResponses
    attempts: Attempts
    bodies: BodyBudget
  }
