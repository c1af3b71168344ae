import { setTimeout as pause } from 'node:timers/promises'
import { hourMilliseconds } from 'contract/platform/durations'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import { extensionOf } from '../../platform/storage/document-names.ts'
import type { Documents } from '../documents/documents.ts'
import { addReading } from '../documents/reading/add-reading.ts'
import { pictureOfText } from '../documents/reading/document-reading.ts'
import { readDocument } from '../documents/reading/read-document.ts'
import type { ItemUsages } from './item-usage.ts'
import { changePublicItem } from './write-item.ts'

/** Leaves the CPU to visitors between documents. */
const pauseMilliseconds = 1_000
const againMilliseconds = hourMilliseconds

type ReadDeps = {
  db: Db
  changes: Changes
  documents: Documents
  itemUsages: ItemUsages
  now: () => Date
}

type Rounds = { between?: number; signal?: AbortSignal; costly?: Set<string> }

const nextWaiting = (db: Db, after: string) =>
  db
    .selectFrom('libraryVersions')
    .innerJoin('libraryItems', 'libraryItems._id', 'libraryVersions.itemId')
    .leftJoin('documents', 'documents.versionId', 'libraryVersions._id')
    .select(['libraryVersions._id', 'itemId', 'address'])
    .where('kind', '=', 'document')
    .where('deletedAt', 'is', null)
    .where('documents.versionId', 'is', null)
    .where('libraryVersions._id', '>', after)
    .orderBy('libraryVersions._id')
    .limit(1)
    .executeTakeFirst()

/**
 * Reads initial documents and those from before there was a reader, one at a time, and refreshes the pages that show
 * them. Skips missing files and continues after a restart. A document that exceeds the limits (`costly`) gets a
 * second try in a later round, as memory may have been short. Returns how many were read.
 */
export async function readQueuedDocuments(
  deps: ReadDeps,
  { between = pauseMilliseconds, signal, costly = new Set() }: Rounds = {},
): Promise<number> {
  const { db, documents, now } = deps
  let read = 0
  let waiting = await nextWaiting(db, '')
  while (waiting && !signal?.aborted) {
    const { _id, itemId, address } = waiting
    const bytes = await documents.read(address)
    if (bytes) {
      const isPdf = extensionOf(address) === 'pdf'
      const reading = isPdf ? await readDocument(bytes, 'next') : pictureOfText
      if (reading.fault === 'costly' && !costly.has(_id)) costly.add(_id)
      else {
        await changePublicItem(deps, itemId, async (trx) => {
          await addReading(trx, _id, reading, now())
        })
        read++
      }
      await pause(between, undefined, { ref: false })
    }
    waiting = await nextWaiting(db, _id)
  }
  return read
}

/** Runs now and every hour. Returns a stop function. */
export function startReading(deps: ReadDeps, onFailure: (error: unknown) => void): () => void {
  const stop = new AbortController()
  const costly = new Set<string>()
  let isReading = false
  const read = async () => {
    if (isReading) return
    isReading = true
    await readQueuedDocuments(deps, { signal: stop.signal, costly }).catch(onFailure)
    isReading = false
  }
  void read()
  const regular = setInterval(() => void read(), againMilliseconds)
  return () => {
    stop.abort()
    clearInterval(regular)
  }
}
