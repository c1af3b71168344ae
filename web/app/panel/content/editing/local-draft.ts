import { contentData } from 'contract/content/data'
import * as z from 'zod/mini'
import { deleteStored, readStoredJson, store } from '../../../lib/browser-storage.ts'

/** Unsaved changes, stored in this browser until the server has them. */
const draftSchema = z.object({
  entryId: z.string(),
  version: z.number(),
  base: contentData,
  data: contentData,
  /** Only this person may see the text. */
  typedBy: z.string(),
  typedAt: z.string(),
})
type DraftRecord = z.infer<typeof draftSchema>
export type StoredDraft = DraftRecord & { storageKey: string }

const prefix = 'content-words/'

export const deleteDraft = (storageKey: string) => deleteStored('localStorage', storageKey)

function readKey(storageKey: string): StoredDraft[] {
  const { success, data } = draftSchema.safeParse(readStoredJson('localStorage', storageKey))
  return success ? [{ ...data, storageKey }] : []
}

export function readDraft(entryId: string, typedBy: string): StoredDraft[] {
  let storageKeys: string[] = []
  try {
    storageKeys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${entryId}/`))
  } catch {}
  return storageKeys
    .flatMap(readKey)
    .filter((words) => words.typedBy.toLowerCase() === typedBy.toLowerCase())
    .toSorted((one, other) => other.typedAt.localeCompare(one.typedAt))
}

/** Unsaved changes of one form. Two windows don't share a key. */
export class LocalDraft {
  readonly #entryId: string
  readonly #typedBy: string
  readonly #form = Math.random().toString(36).slice(2)
  readonly #places = new Set<string>()

  constructor(entryId: string, typedBy: string) {
    this.#entryId = entryId
    this.#typedBy = typedBy
  }

  /** False when storage is full or blocked. */
  keep({ version, base, data }: Pick<DraftRecord, 'version' | 'base' | 'data'>): boolean {
    const storageKey = `${prefix}${this.#entryId}/${version}/${this.#form}`
    const [entryId, typedBy, typedAt] = [this.#entryId, this.#typedBy, new Date().toISOString()]
    const words: DraftRecord = { entryId, version, base, data, typedBy, typedAt }
    const isStored = store('localStorage', storageKey, JSON.stringify(words))
    if (isStored) this.#places.add(storageKey)
    return isStored
  }

  adopt({ storageKey }: StoredDraft): void {
    this.#places.add(storageKey)
  }

  drop(): void {
    for (const storageKey of this.#places) deleteDraft(storageKey)
    this.#places.clear()
  }
}
