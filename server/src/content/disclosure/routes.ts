import * as contract from 'contract/content/disclosure'
import { readDisclosureReport as readReport } from 'contract/content/disclosure-report'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { keptMount } from '../../platform/response-cache/mount-cached.ts'
import { subjectsOf } from '../entries/subjects-of.ts'
import { readRegister } from './register.ts'
import { readDisclosureReport } from './report.ts'

export function disclosureRoutes(mount: Mount, deps: Deps) {
  const { db, now } = deps
  keptMount(mount, deps)(contract.getDisclosure, {
    subjects: subjectsOf('disclosureItem'),
    read: (_, moment) => readRegister(db, moment),
  })
  mount(readReport, (_, actor) => readDisclosureReport(db, actor, now()))
}
