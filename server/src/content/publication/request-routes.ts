import * as contract from 'contract/content/request'
import * as calls from 'contract/content/request-calls'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { entryBytes } from '../entries/routes.ts'
import {
  approveRequest,
  askForPublication,
  cancelRequest,
  readRequest,
  returnRequest,
} from './requests.ts'

export function requestRoutes(mount: Mount, deps: Deps) {
  mount(contract.readRequest, ({ params }, actor) => readRequest(deps, params._id, actor))
  mount(
    calls.askForPublication,
    async ({ params, body }, actor) => ({
      message: contract.publicationAsked,
      entry: await askForPublication(deps, params._id, body, actor),
    }),
    { bodyBytes: entryBytes },
  )
  mount(calls.cancelRequest, async ({ params, body }, actor) => ({
    message: contract.requestCancelled,
    entry: await cancelRequest(deps, { ...params, ...body }, actor),
  }))
  mount(calls.approveRequest, async ({ params, body }, actor) => ({
    message: contract.requestApproved,
    entry: await approveRequest(deps, { ...params, ...body }, actor),
  }))
  mount(calls.returnRequest, async ({ params, body: { revision, note } }, actor) => ({
    message: contract.requestReturned,
    entry: await returnRequest(deps, { ...params, revision }, note, actor),
  }))
}
