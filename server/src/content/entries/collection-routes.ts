import * as contract from 'contract/content/entry-calls'
import {
  createTranslation,
  getTranslationSource,
  listTranslations,
  notTranslatable,
  suggestTranslation,
  translationBegun,
} from 'contract/content/translations/calls'
import {
  countOutdatedTranslations,
  listTranslatableEntries,
} from 'contract/content/translations/list-calls'
import { hourSeconds } from 'contract/platform/durations'
import type { PlatformDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { entriesOf } from '../model/entry.ts'
import { readUses } from '../references/uses.ts'
import { countOutdated, listTranslatable } from '../translations/overview.ts'
import { sourceOf, summariesOf } from '../translations/source.ts'
import { suggest } from '../translations/suggest.ts'
import { createEntry, recover, trash } from './collection.ts'
import { move } from './order.ts'
import { itemFor } from './permissions.ts'
import { translateEntry } from './translate.ts'

/** Services charge by the character. */
const suggestionsOfAccount: Limit = { count: 300, seconds: hourSeconds }

export function collectionRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now, config, attempts } = deps

  mount(contract.createContent, async ({ body }, actor, reply) =>
    reply.code(201).send({
      message: contract.contentCreated,
      entry: await createEntry(deps, body, actor),
    }),
  )
  mount(contract.trashContent, async ({ params, body }, actor) => {
    const entry = await trash(deps, params._id, body.version, actor)
    return { message: contract.contentToTrash(entry.title), entry }
  })
  mount(contract.recoverContent, async ({ params, body }, actor) => {
    const entry = await recover(deps, params._id, body.version, actor)
    return { message: contract.contentFromTrash(entry.title), entry }
  })
  mount(contract.moveContent, async ({ params, body }, actor) => ({
    message: contract.contentMoved,
    entries: await entriesOf(db, await move(deps, { ...params, ...body }, actor), now()),
  }))
  mount(contract.listUses, async ({ params }, actor) => {
    const { _id } = await itemFor(db, params._id, actor, 'see content')
    return { uses: await readUses(db, { kind: 'entry', id: _id }, now(), actor) }
  })
  mount(listTranslations, async ({ params }, actor) => {
    const item = await itemFor(db, params._id, actor, 'see content')
    return { translations: await summariesOf(db, item, now()) }
  })
  mount(createTranslation, async ({ params, body }, actor, reply) =>
    reply.code(201).send({
      message: translationBegun,
      entry: await translateEntry(deps, { ...params, ...body }, actor),
    }),
  )
  mount(getTranslationSource, async ({ params }, actor) => ({
    ...(await sourceOf(db, await itemFor(db, params._id, actor, 'see content'), now())),
    hasSuggestions: config.translator !== undefined,
  }))
  mount(suggestTranslation, async ({ params, body }, actor) => {
    const item = await itemFor(db, params._id, actor, 'write translations')
    if (!item.language) throw notFound(notTranslatable)
    const { language } = item
    await attempts.take([`suggestion:${actor._id}`, suggestionsOfAccount])
    return suggest(config.translator, await sourceOf(db, item, now()), { ...body, language })
  })
  mount(listTranslatableEntries, ({ query }, actor) => listTranslatable(db, query, actor, now()))
  mount(countOutdatedTranslations, async (_, actor) => ({
    outdated: await countOutdated(db, actor, now()),
  }))
}
