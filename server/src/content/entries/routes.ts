import * as contract from 'contract/content/calls'
import { markPresence } from 'contract/content/presence'
import { contentTypeNames, isPaged } from 'contract/content/types'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { entriesOf } from '../model/entry.ts'
import { markOpen } from '../model/presence.ts'
import { discard, restoreRevision, saveDraft } from './drafts.ts'
import { readHistory } from './history.ts'
import { readEdited } from './locks.ts'
import { isSeenBy, itemFor, publicViewOf } from './permissions.ts'

/** Entries can hold long pages; other bodies are short. */
export const entryBytes = 1024 * 1024

const fullLists = contentTypeNames.filter((name) => !isPaged(name))

export function contentRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now } = deps

  mount(contract.listContent, async ({ query: { type, ids, request, trash } }, actor) => {
    let items = db
      .selectFrom('contentItems')
      .selectAll()
      .where('deletedAt', trash ? 'is not' : 'is', null)
    if (type) items = items.where('type', '=', type)
    if (ids) items = items.where('_id', 'in', ids.split(' '))
    if (request) items = items.where('requestedId', 'is not', null)
    if (!type && !ids && !request) items = items.where('type', 'in', fullLists)
    const timestamp = now()
    const isSeen = isSeenBy(actor)
    const visible = (await items.execute()).flatMap(
      (item) => (isSeen(item) ? item : publicViewOf(item, timestamp)) ?? [],
    )
    return { entries: await entriesOf(db, visible, timestamp) }
  })
  mount(contract.readContent, async ({ params }, actor) => {
    const { _id } = await itemFor(db, params._id, actor, 'see content')
    return readEdited(db, _id, now())
  })
  mount(markPresence, ({ params }, actor) =>
    db.transaction().execute(async (trx) => {
      await actor.confirm(trx)
      const { _id, version } = await itemFor(trx, params._id, actor, 'write content')
      return { editors: await markOpen(trx, 'editingPresence', _id, actor, now()), version }
    }),
  )
  mount(contract.listRevisions, async ({ params }, actor) => ({
    revisions: await readHistory(db, params._id, actor, now()),
  }))
  mount(
    contract.saveContent,
    async ({ params, body }, actor) => ({
      message: contract.contentSaved,
      entry: await saveDraft(deps, params._id, body, actor),
    }),
    { bodyBytes: entryBytes },
  )
  mount(contract.discardDraft, async ({ params, body }, actor) => ({
    message: contract.contentDiscarded,
    entry: await discard(deps, params._id, body.version, actor),
  }))
  mount(contract.restoreContent, async ({ params, body }, actor) => ({
    message: contract.contentRestored,
    entry: await restoreRevision(deps, body.revision, params._id, body.version, actor),
  }))
}
