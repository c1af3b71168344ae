import { findCourse } from 'college/course-list'
import * as contract from 'contract/faculty'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { tellShown } from '../kept/shown.ts'
import { recordRoutes } from '../records/routes.ts'
import { deleteRecord } from '../records/store.ts'
import { memberKind } from './record.ts'
import { listFaculty } from './service.ts'

/** The one address of a selection, under which its list is kept. */
function normalAddress({ group, course }: z.infer<typeof contract.facultySelections>): string {
  const search = new URLSearchParams({ ...(group && { group }), ...(course && { course }) })
  return search.size > 0 ? `/api/faculty?${search}` : '/api/faculty'
}

export function facultyRoutes(mount: Mount, deps: Deps) {
  mount(
    contract.listFaculty,
    async (request, _, reply) => {
      const { group, course: code } = request.query
      const course = findCourse(code)
      // Not kept: there are more codes that name nothing than memory could hold.
      if (code && !course) {
        tellShown(request, reply, [])
        return reply.send([])
      }
      return sendKept(deps, request, reply, {
        key: normalAddress(request.query),
        subjects: ['faculty'],
        work: async () =>
          finishedJson(
            z.array(contract.facultyMember),
            await listFaculty(deps.db, { group, course }),
          ),
      })
    },
    { hasHead: true },
  )
  recordRoutes(mount, deps, memberKind)
  mount(contract.deleteMember, async ({ params }, actor) => {
    await deleteRecord(deps, memberKind, params._id, actor, actor.takeStepUp)
    return { message: contract.memberDeleted }
  })
}
