import * as contract from 'contract/content/request'
import * as calls from 'contract/content/request-calls'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { entryBytes } from '../entries/routes.ts'
import {
  publishRequested,
  requestOf,
  requestPublication,
  sendBackRequest,
  withdrawRequest,
} from './requests.ts'

export function requestRoutes(mount: Mount, deps: PlatformDeps) {
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
