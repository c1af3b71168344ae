import type { DeclaredRecord } from 'contract/content/record'
import { getVersion, listVersions } from 'contract/record-history'
import { markRecordPresence } from 'contract/record-presence'
import * as z from 'zod/mini'
import type { PlatformDeps } from '../../platform/deps.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { recordTags } from '../../platform/response-cache/cache-tags.ts'
import { markOpen } from '../model/presence.ts'
import { deleteRecord } from './deletion.ts'
import { getRecord } from './get.ts'
import { readRecordHistory, readVersion } from './history.ts'
import type { FormOf, RecordKind } from './kind.ts'
import { queryRecords, selectRecords } from './list.ts'
import { pictureOf } from './picture.ts'
import {
  createRecord,
  readColumns,
  requireRecordRight,
  type SentForm,
  updateRecord,
} from './store.ts'

export function multipartFieldsOf<Declared extends DeclaredRecord>(
  { declared }: RecordKind<Declared>,
  body: Record<string, unknown>,
): SentForm<FormOf<Declared>> {
  const { [pictureOf(declared).column]: sent, ...rest } = body
  // Safe cast: this is the form of its own kind.
  const form = z.parse(declared.update.body, rest) as FormOf<Declared>
  return { form, file: sent instanceof File ? sent : undefined }
}

export function recordRoutes(mount: Mount, deps: PlatformDeps, kind: RecordKind) {
  const { declared } = kind
  const { file } = pictureOf(declared)
  mount(declared.list, ({ query }, actor) =>
    queryRecords(deps.db, kind, { parameters: query, departments: actor.departments }, deps.now()),
  )
  mount(declared.select, ({ query }, actor) =>
    selectRecords(deps.db, kind, { parameters: query, departments: actor.departments }, deps.now()),
  )
  mount(
    declared.create,
    async ({ query, body }, actor, reply) => {
      const _id = await createRecord(deps, kind, multipartFieldsOf(kind, body), actor, query)
      return reply.code(201).send({ message: declared.messages.created, _id })
    },
    { file },
  )
  mount(
    declared.update,
    async ({ params, body }, actor) => {
      await updateRecord(deps, kind, params._id, multipartFieldsOf(kind, body), actor)
      deps.mail.sendQueued()
      return { message: declared.messages.updated }
    },
    { file },
  )
  mount(listVersions[kind.subject], async ({ params }, actor) => ({
    versions: await readRecordHistory(deps.db, kind, params._id, actor, deps.now()),
  }))
  mount(getVersion[kind.subject], async ({ params }, actor) => ({
    texts: await readVersion(deps.db, kind, params, actor, deps.now()),
  }))
  mount(markRecordPresence[kind.subject], ({ params: { _id } }, actor) =>
    deps.db.transaction().execute(async (trx) => {
      await actor.confirm(trx)
      requireRecordRight(kind, await readColumns(trx, kind, _id), actor)
      return { editors: await markOpen(trx, 'recordPresence', _id, actor, deps.now()) }
    }),
  )
  // Kinds that need the password mount their own delete route.
  if (!declared.remove.stepUp) {
    mount(declared.remove, async ({ params }, actor) => {
      await deleteRecord(deps, kind, params._id, actor, async () => undefined)
      deps.mail.sendQueued()
      return { message: declared.messages.deleted }
    })
  }
  if (declared.get) {
    mount(declared.get, (request, _, reply) => {
      recordTags(request, reply, [kind.subject])
      return getRecord(deps.db, kind, request.params._id, deps.now(), languageOfCall(request.query))
    })
  }
}
