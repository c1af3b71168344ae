import * as contract from 'contract/content/entry-calls'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { entriesOf } from '../model/entry.ts'
import { readUses } from '../references/uses.ts'
import { createEntry, recover, trash } from './collection.ts'
import { move } from './order.ts'
import { itemFor } from './permissions.ts'

export function collectionRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now } = deps

  mount(contract.createContent, async ({ body }, actor, reply) =>
    reply.code(201).send({
      message: contract.contentCreated,
      entry: await createEntry(deps, body, actor),
    }),
  )
  mount(contract.trashContent, async ({ params, body }, actor) => ({
    message: contract.contentToTrash,
    entry: await trash(deps, params._id, body.version, actor),
  }))
  mount(contract.recoverContent, async ({ params, body }, actor) => ({
    message: contract.contentFromTrash,
    entry: await recover(deps, params._id, body.version, actor),
  }))
  mount(contract.moveContent, async ({ params, body }, actor) => ({
    message: contract.contentMoved,
    entries: await entriesOf(db, await move(deps, { ...params, ...body }, actor), now()),
  }))
  mount(contract.listUses, async ({ params }, actor) => {
    const { _id } = await itemFor(db, params._id, actor, 'see content')
    return { uses: await readUses(db, { kind: 'entry', id: _id }, now(), actor) }
  })
}
