import * as contract from 'contract/content/disclosure'
import { readDisclosureReport as readReport } from 'contract/content/disclosure-report'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { mountCached } from '../../platform/response-cache/mount-cached.ts'
import { cacheTagsOf } from '../references/cache-tags-of.ts'
import { readRegister } from './register.ts'
import { buildDisclosureReport } from './report.ts'

export function disclosureRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now } = deps
  mountCached(mount, deps)(contract.getDisclosure, {
    tags: cacheTagsOf('disclosureItem'),
    read: (_, timestamp, language) => readRegister(db, timestamp, language),
  })
  mount(readReport, (_, actor) => buildDisclosureReport(db, actor, now()))
}
