import type { PackageRow } from 'contract/content/package'
import { readUpload } from '../../content/documents/reading/read-document.ts'
import type { SentFile } from '../../content/library/read-file.ts'
import { type StoredFile, type Stores, storeFile } from '../../content/library/store-file.ts'
import { addItem } from '../../content/library/write-item.ts'
import type { Confirmed } from '../../platform/access/actor.ts'
import type { NewActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import type { Package } from './package-names.ts'
import type { PackedFile } from './packed-files.ts'
import { type PlannedFile, packedItemOf } from './plan-files.ts'

export type StoredPacked = {
  _id: string
  file: PackedFile
  stored: StoredFile
  sha256: string
}

const packages = 'packages'

/**
 * Processes files like uploads, one at a time; `done` receives those stored, even if a later one fails. Returns the first that
 * cannot be read.
 */
export async function storePacked(
  stores: Stores,
  pack: Package,
  planned: readonly PlannedFile[],
  done: StoredPacked[],
): Promise<{ plan: PlannedFile; problem: string } | undefined> {
  for (const plan of planned) {
    if (!plan.fresh) continue
    const { _id, file } = plan.fresh
    const sent = await packedItemOf(pack, file)
    const problem =
      'problem' in sent ? sent.problem : await store(stores, { _id, file, sent }, done)
    if (problem !== undefined) return { plan, problem }
  }
  return undefined
}

function rejectionMessageOf(error: unknown): string {
  const isClientError = error instanceof HttpError && error.statusCode < 500
  if (!isClientError) throw error
  return error.message
}

/** Test run: returns the problems by row. */
export async function checkPackedFiles(
  { pictures }: Stores,
  pack: Package,
  planned: readonly PlannedFile[],
): Promise<ReadonlyMap<PackageRow, string>> {
  const problems = new Map<PackageRow, string>()
  for (const { row, fresh } of planned) {
    if (!fresh) continue
    const sent = await packedItemOf(pack, fresh.file)
    const problem =
      'problem' in sent
        ? sent.problem
        : await check(pictures, sent).then(() => undefined, rejectionMessageOf)
    if (problem !== undefined) problems.set(row, problem)
  }
  return problems
}

async function check(pictures: Pictures, sent: SentFile): Promise<void> {
  if (sent.kind === 'picture') await pictures.check(sent.file)
  else if (sent.ending === 'pdf') await readUpload(sent.bytes, packages)
  else await pictures.encodePage(sent.bytes, 'first')
}

async function store(
  stores: Stores,
  { _id, file, sent }: { _id: string; file: PackedFile; sent: SentFile },
  done: StoredPacked[],
): Promise<string | undefined> {
  const { focus } = file
  try {
    const stored = await storeFile(stores, sent, { account: packages, focus, keepsOrigin: true })
    done.push({ _id, file, stored, sha256: sent.sha256 })
    return undefined
  } catch (error) {
    return rejectionMessageOf(error)
  }
}

export async function addPacked(
  trx: Trx,
  files: readonly StoredPacked[],
  { author, now }: { author: Confirmed; now: Date },
): Promise<NewActivity[]> {
  const recorded: NewActivity[] = []
  for (const { _id, file, stored, sha256 } of files) {
    const item = { _id, kind: file.kind, words: file }
    await addItem(trx, item, { stored, sha256 }, { author, now })
    const target = { _id, name: file.name }
    recorded.push({ admin: author, action: 'imported', subject: 'library', target })
  }
  return recorded
}
