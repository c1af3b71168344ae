import * as contract from 'contract/content/disclosure'
import { readDisclosureReport as readReport } from 'contract/content/disclosure-report'
import { subjectsOf } from '../content/subjects-of.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { readRegister } from './register.ts'
import { readDisclosureReport } from './report.ts'

/** The register of public disclosure for visitors, which is kept, and what it lacks for whoever looks after it. */
export function disclosureRoutes(mount: Mount, deps: Deps) {
  const { db, now } = deps
  mount(
    contract.getDisclosure,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: contract.getDisclosure.url,
        subjects: subjectsOf('disclosureItem'),
        work: async (moment) => finishedJson(contract.register, await readRegister(db, moment)),
      }),
    { hasHead: true },
  )
  mount(readReport, (_, actor) => readDisclosureReport(db, actor, now()))
}
