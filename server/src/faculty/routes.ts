import { findCourse } from 'college/course-list'
import * as contract from 'contract/faculty'
import { photoBytes, photoTooLarge } from 'contract/pictures'
import * as z from 'zod/mini'
import { takeStepUp } from '../admin/step-up.ts'
import type { Api, Deps } from '../deps.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { createRecord, deleteRecord, updateRecord } from '../records/store.ts'
import { memberKind } from './record.ts'
import { listFaculty } from './service.ts'

const photo = { bytes: photoBytes, tooLarge: photoTooLarge }

/** The one address of a selection, under which its list is kept. */
function normalAddress({ group, course }: z.infer<typeof contract.facultySelections>): string {
  const search = new URLSearchParams({ ...(group && { group }), ...(course && { course }) })
  return search.size > 0 ? `/api/faculty?${search}` : '/api/faculty'
}

export function facultyRoutes(app: Api, deps: Deps) {
  const { db, requireAdmin, adminSessions } = deps

  app.route({
    ...contract.listFaculty,
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const { group, course: code } = request.query
      const course = findCourse(code)
      // Not kept: there are more codes that name nothing than memory could hold.
      if (code && !course) return reply.send([])
      return sendKept(deps, request, reply, {
        key: normalAddress(request.query),
        subjects: ['faculty'],
        work: async () =>
          finishedJson(z.array(contract.facultyMember), await listFaculty(db, { group, course })),
      })
    },
  })
  app.route({
    ...contract.createMember,
    onRequest: requireAdmin,
    config: { file: photo },
    handler: async (request, reply) => {
      const { photo: file, ...form } = request.body
      const admin = adminSessions.adminOf(request)
      const _id = await createRecord(deps, memberKind, { form, file }, admin)
      return reply.code(201).send({ message: contract.memberCreated, _id })
    },
  })
  app.route({
    ...contract.updateMember,
    onRequest: requireAdmin,
    config: { file: photo },
    handler: async (request) => {
      const admin = adminSessions.adminOf(request)
      const { photo: file, ...form } = request.body
      await updateRecord(deps, memberKind, request.params._id, { form, file }, admin)
      return { message: contract.memberUpdated }
    },
  })
  app.route({
    ...contract.deleteMember,
    onRequest: requireAdmin,
    handler: async (request) => {
      const admin = adminSessions.adminOf(request)
      await deleteRecord(deps, memberKind, request.params._id, admin, (trx) =>
        takeStepUp(trx, admin.tokenHash, deps.now()),
      )
      return { message: contract.memberDeleted }
    },
  })
}
