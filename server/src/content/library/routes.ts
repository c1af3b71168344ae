import * as contract from 'contract/content/library/calls'
import { listDeletedItems } from 'contract/content/library/deleted-items'
import { libraryFileBytes, libraryFileTooLarge } from 'contract/content/library/items'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { sendDocument } from '../documents/send-document.ts'
import { describeMany, recoverMany, removeMany } from './change-many.ts'
import {
  listItems,
  readDeletedItems,
  readFile,
  readItemDetails,
  readItemSelection,
} from './list.ts'
import { describeItem, remove, replaceFile, restoreFile, uploadItem } from './store.ts'
import type { LibraryDeps } from './write-item.ts'

const file = { bytes: libraryFileBytes, tooLarge: libraryFileTooLarge }

export function libraryRoutes(mount: Mount, deps: PlatformDeps & LibraryDeps) {
  const { db, documents, now } = deps

  mount(contract.listLibrary, ({ query }) => listItems(deps, query))
  mount(listDeletedItems, async () => ({ items: await readDeletedItems(db) }))
  mount(contract.selectLibraryItems, ({ query }) => readItemSelection(deps, query))
  mount(contract.deleteManyLibraryItems, ({ body: { entries } }, actor) =>
    removeMany(deps, entries, actor),
  )
  mount(contract.recoverLibraryItems, ({ body: { entries } }, actor) =>
    recoverMany(deps, entries, actor),
  )
  mount(contract.describeManyLibraryItems, ({ body }, actor) => describeMany(deps, body, actor))
  mount(contract.readLibraryItem, ({ params }, actor) =>
    readItemDetails(deps, params._id, actor, now()),
  )
  mount(contract.readLibraryFile, async (request, _, reply) => {
    const file = await readFile(db, request.params)
    reply.header('cache-control', 'no-store')
    return sendDocument(request, reply, documents, file)
  })
  mount(
    contract.uploadToLibrary,
    async ({ query, body }, actor, reply) => {
      const item = await uploadItem(deps, { ...query, ...body }, actor)
      return reply.code(201).send({ message: contract.libraryUploaded, _id: item._id, item })
    },
    { file },
  )
  mount(contract.describeLibraryItem, async ({ params, body: { version, ...words } }, actor) => ({
    message: contract.librarySaved,
    item: await describeItem(deps, { ...params, version }, words, actor),
  }))
  mount(
    contract.replaceLibraryFile,
    async ({ params, body }, actor) => {
      const seen = { ...params, version: Number(body.version) }
      const item = await replaceFile(deps, seen, body.file, actor)
      return { message: contract.libraryReplaced, item }
    },
    { file },
  )
  mount(contract.restoreLibraryFile, async ({ params, body }, actor) => {
    const seen = { ...params, version: body.version }
    const item = await restoreFile(deps, seen, body.file, actor)
    return { message: contract.libraryReplaced, item }
  })
  mount(contract.deleteLibraryItem, async ({ params, query }, actor) => {
    const name = await remove(deps, { ...params, version: Number(query.version) }, actor)
    return { message: contract.libraryDeleted(name) }
  })
}
