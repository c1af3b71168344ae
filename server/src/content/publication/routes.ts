import { changeManyEntries, listUnchangedEntries, undoManyEntries } from 'contract/content/bulk'
import * as content from 'contract/content/calls'
import * as entries from 'contract/content/entry-calls'
import * as contract from 'contract/content/request'
import * as calls from 'contract/content/request-calls'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { entryBytes } from '../entries/routes.ts'
import { applyToEntries, unchangedEntries, undoForEntries } from './change-many.ts'
import { publish, unschedule } from './publish.ts'
import {
  publishRequested,
  requestOf,
  requestPublication,
  sendBackRequest,
  withdrawRequest,
} from './requests.ts'
import { end, reinstate, withdraw } from './unpublish.ts'

export function publicationRoutes(mount: Mount, deps: PlatformDeps) {
  mount(
    content.publishContent,
    async ({ params, body }, actor) => ({
      message: body.at ? content.contentScheduled : content.contentPublished,
      entry: await publish(deps, params._id, body, actor),
    }),
    { bodyBytes: entryBytes },
  )
  mount(content.unscheduleContent, async ({ params, body }, actor) => ({
    message: content.contentUnscheduled,
    entry: await unschedule(deps, params._id, body.version, actor),
  }))
  mount(entries.withdrawContent, async ({ params, body }, actor) => ({
    message: entries.contentWithdrawn,
    entry: await withdraw(deps, params._id, body.version, actor),
  }))
  mount(entries.reinstateContent, async ({ params, body }, actor) => ({
    message: entries.contentReinstated,
    entry: await reinstate(deps, body.unpublishAt, params._id, body.version, actor),
  }))
  mount(entries.endContent, async ({ params, body }, actor) => ({
    message: body.at ? entries.contentEnds : entries.contentEndless,
    entry: await end(deps, body.at, params._id, body.version, actor),
  }))
  mount(changeManyEntries, ({ body }, actor) => applyToEntries(deps, body, actor))
  mount(undoManyEntries, ({ body }, actor) => undoForEntries(deps, body.entries, actor))
  mount(listUnchangedEntries, async ({ body }, actor) => ({
    unchanged: await unchangedEntries(deps, body, actor),
  }))
  mount(contract.readRequest, ({ params }, actor) => requestOf(deps, params._id, actor))
  mount(
    calls.createPublicationRequest,
    async ({ params, body }, actor) => ({
      message: contract.publicationRequested,
      entry: await requestPublication(deps, params._id, body, actor),
    }),
    { bodyBytes: entryBytes },
  )
  mount(calls.cancelRequest, async ({ params, body }, actor) => ({
    message: contract.requestCancelled,
    entry: await withdrawRequest(deps, { ...params, ...body }, actor),
  }))
  mount(calls.approveRequest, async ({ params, body }, actor) => ({
    message: contract.requestApproved,
    entry: await publishRequested(deps, { ...params, ...body }, actor),
  }))
  mount(calls.returnRequest, async ({ params, body: { revision, note } }, actor) => ({
    message: contract.requestReturned,
    entry: await sendBackRequest(deps, { ...params, revision }, note, actor),
  }))
}
