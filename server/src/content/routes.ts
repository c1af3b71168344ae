import type { EditedContent } from 'contract/content/calls'
import * as contract from 'contract/content/calls'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { entriesOf } from './entry.ts'
import { readHistory } from './history.ts'
import { discard, publish, restore, saveDraft, unschedule } from './store.ts'
import { readEdited, Stale } from './take.ts'

/** An entry can hold the text of a long page; other bodies are short. */
export const entryBytes = 1024 * 1024

type Told =
  | { status: 200; body: { message: string; entry: EditedContent } }
  | { status: 409; body: contract.ContentConflict }

/** Whoever comes second is told what stands there, to put both together. */
async function told(message: string, work: Promise<EditedContent>): Promise<Told> {
  try {
    return { status: 200, body: { message, entry: await work } }
  } catch (error) {
    if (!(error instanceof Stale)) throw error
    return { status: 409, body: { message: contract.contentTaken, current: error.current } }
  }
}

/** What is done with entries in the panel. */
export function contentRoutes(mount: Mount, deps: Deps) {
  const { db, now } = deps

  mount(contract.listContent, async ({ query: { type } }) => {
    let items = db.selectFrom('contentItems').selectAll()
    if (type) items = items.where('type', '=', type)
    return { entries: await entriesOf(db, await items.execute(), now()) }
  })
  mount(contract.readContent, ({ params }) => readEdited(db, params._id, now()))
  mount(contract.listRevisions, async ({ params }) => ({
    revisions: await readHistory(db, params._id, now()),
  }))
  mount(
    contract.saveContent,
    async ({ params, body }, actor, reply) => {
      const { status, body: answer } = await told(
        contract.contentSaved,
        saveDraft(deps, params._id, body, actor),
      )
      return reply.code(status).send(answer)
    },
    { bodyBytes: entryBytes },
  )
  mount(
    contract.publishContent,
    async ({ params, body }, actor, reply) => {
      const message = body.at ? contract.contentScheduled : contract.contentPublished
      const { status, body: answer } = await told(message, publish(deps, params._id, body, actor))
      return reply.code(status).send(answer)
    },
    { bodyBytes: entryBytes },
  )
  mount(contract.unscheduleContent, async ({ params, body }, actor, reply) => {
    const work = unschedule(deps, params._id, body.version, actor)
    const { status, body: answer } = await told(contract.contentUnscheduled, work)
    return reply.code(status).send(answer)
  })
  mount(contract.discardDraft, async ({ params, body }, actor, reply) => {
    const work = discard(deps, params._id, body.version, actor)
    const { status, body: answer } = await told(contract.contentDiscarded, work)
    return reply.code(status).send(answer)
  })
  mount(contract.restoreContent, async ({ params, body }, actor, reply) => {
    const work = restore(deps, body.revision, params._id, body.version, actor)
    const { status, body: answer } = await told(contract.contentRestored, work)
    return reply.code(status).send(answer)
  })
}
