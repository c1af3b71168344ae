import { findCourse } from 'contract/content/catalogue'
import { collectionNames } from 'contract/content/types'
import * as bulk from 'contract/people/bulk'
import * as contract from 'contract/people/faculty'
import { getMemberPage } from 'contract/people/member-page'
import { listMemberUses } from 'contract/people/member-uses'
import * as z from 'zod/mini'
import { readCatalogue } from '../../content/public/catalogue.ts'
import { deleteRecords, setInRecords } from '../../content/records/change-many.ts'
import { deleteRecord } from '../../content/records/deletion.ts'
import { recordRoutes } from '../../content/records/routes.ts'
import { readUses } from '../../content/references/uses.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { languageOfCall, translationCode } from '../../platform/http/language-of-call.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { keyOf } from '../../platform/response-cache/mount-cached.ts'
import { finishedJson } from '../../platform/response-cache/rendered-response.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'

import { readMemberPage } from './page.ts'
import { publicFaculty, requireMember } from './public-faculty.ts'
import { memberKind } from './record.ts'

/** Cache key of a selection. */
function normalAddress({ group, course, lang }: z.infer<typeof contract.facultySelections>) {
  const language = translationCode(lang)
  const search = new URLSearchParams({
    ...(group && { group }),
    ...(course && { course }),
    ...(language && { lang: language }),
  })
  return search.size > 0 ? `/api/faculty?${search}` : '/api/faculty'
}

/** Thrown, so that unknown codes, which are unlimited, don't fill the cache. */
class UnknownCourse extends Error {}

export function facultyRoutes(mount: Mount, deps: PlatformDeps) {
  const courseAt = async (code: string, now: Date) => {
    const course = findCourse(await readCatalogue(deps.db, now), code)
    if (!course) throw new UnknownCourse()
    return course
  }

  mount(contract.listFaculty, async (request, _, reply) => {
    const { group, course: code } = request.query
    const stored = sendCached(deps, request, reply, {
      key: normalAddress(request.query),
      tags: code ? ['faculty', 'course', 'courseGroup'] : ['faculty'],
      work: async (now) =>
        finishedJson(
          z.array(contract.facultyMember),
          await publicFaculty(
            deps.db,
            now,
            { group, course: code ? await courseAt(code, now) : undefined },
            translationCode(request.query.lang),
          ),
        ),
    })
    return stored.catch((error: unknown) => {
      if (error instanceof UnknownCourse) return reply.send([])
      throw error
    })
  })
  mount(getMemberPage, (request, _, reply) =>
    sendCached(deps, request, reply, {
      key: keyOf(getMemberPage, request),
      tags: ['faculty', ...collectionNames],
      work: async (now) => {
        const { page, shows } = await readMemberPage(
          deps.db,
          request.params.slug,
          now,
          languageOfCall(request.query),
        )
        return { ...finishedJson(getMemberPage.response[200], page), shows }
      },
    }),
  )
  recordRoutes(mount, deps, memberKind)
  mount(listMemberUses, async ({ params: { _id } }, actor) => {
    await requireMember(deps.db, _id)
    return { uses: await readUses(deps.db, { kind: 'member', id: _id }, deps.now(), actor) }
  })
  mount(contract.deleteMember, async ({ params }, actor) => {
    await deleteRecord(deps, memberKind, params._id, actor, actor.useStepUp)
    return { message: contract.memberDeleted }
  })
  bulkRoutes(mount, deps)
}

function bulkRoutes(mount: Mount, deps: PlatformDeps) {
  mount(bulk.moveManyMembers, ({ body: { ids, department } }, actor) =>
    setInRecords(
      deps,
      memberKind,
      {
        ...{ name: 'department', value: department, ifSame: bulk.alreadyInDepartment },
        ...{ ids, done: 'moved' },
      },
      actor,
    ),
  )
  mount(bulk.deleteManyMembers, async ({ body: { ids } }, actor) => {
    await deps.db.transaction().execute(async (trx) => {
      await actor.confirm(trx)
      await actor.useStepUp(trx)
    })
    return deleteRecords(deps, memberKind, { ids, done: 'deleted' }, actor)
  })
}
