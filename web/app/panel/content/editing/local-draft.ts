import { contentData } from 'contract/content/data'
import * as z from 'zod/mini'

/** Unsaved changes, stored in this browser until the server has them. */
const keptWords = z.object({
  entryId: z.string(),
  version: z.number(),
  base: contentData,
  data: contentData,
  /** Only this person may see the text. */
  typedBy: z.string(),
  typedAt: z.string(),
})
type KeptWords = z.infer<typeof keptWords>
export type StoredDraft = KeptWords & { place: string }

const prefix = 'content-words/'

export function deleteDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {}
}

function readPlace(place: string): StoredDraft[] {
  try {
    const { success, data } = keptWords.safeParse(JSON.parse(localStorage.getItem(place) ?? ''))
    return success ? [{ ...data, place }] : []
  } catch {
    return []
  }
}

export function readDraft(entryId: string, typedBy: string): StoredDraft[] {
  let places: string[] = []
  try {
    places = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${entryId}/`))
  } catch {}
  return places
    .flatMap(readPlace)
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

  /** False when storage is full or disabled. */
  keep({ version, base, data }: Pick<KeptWords, 'version' | 'base' | 'data'>): boolean {
    const place = `${prefix}${this.#entryId}/${version}/${this.#form}`
    const [entryId, typedBy, typedAt] = [this.#entryId, this.#typedBy, new Date().toISOString()]
    const words: KeptWords = { entryId, version, base, data, typedBy, typedAt }
    try {
      localStorage.setItem(place, JSON.stringify(words))
      this.#places.add(place)
      return true
    } catch {
      return false
    }
  }

  adopt({ place }: StoredDraft): void {
    this.#places.add(place)
  }

  drop(): void {
    for (const place of this.#places) deleteDraft(place)
    this.#places.clear()
  }
}
