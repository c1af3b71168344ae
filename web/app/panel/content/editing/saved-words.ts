import { contentData } from 'contract/content/data'
import * as z from 'zod/mini'

/** What somebody typed that the server does not have: it stays in this browser until it does. */
const keptWords = z.object({
  entryId: z.string(),
  /** The version that was typed into, and what stood there. */
  version: z.number(),
  base: contentData,
  data: contentData,
  /** Email of who typed it: nobody else is to find it. */
  typedBy: z.string(),
  typedAt: z.string(),
})
type KeptWords = z.infer<typeof keptWords>
export type FoundWords = KeptWords & { place: string }

const prefix = 'content-words/'

export function dropWords(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

function readPlace(place: string): FoundWords[] {
  try {
    const { success, data } = keptWords.safeParse(JSON.parse(localStorage.getItem(place) ?? ''))
    return success ? [{ ...data, place }] : []
  } catch {
    return []
  }
}

/** What somebody typed into an entry in this browser and the server does not have, newest first. */
export function findWords(entryId: string, typedBy: string): FoundWords[] {
  let places: string[] = []
  try {
    places = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${entryId}/`))
  } catch {
    // A browser that keeps nothing.
  }
  return places
    .flatMap(readPlace)
    .filter((words) => words.typedBy.toLowerCase() === typedBy.toLowerCase())
    .toSorted((one, other) => other.typedAt.localeCompare(one.typedAt))
}

/** What is kept of one form. Two windows have places of their own. */
export class OwnWords {
  readonly #entryId: string
  readonly #typedBy: string
  readonly #form = Math.random().toString(36).slice(2)
  readonly #places = new Set<string>()

  constructor(entryId: string, typedBy: string) {
    this.#entryId = entryId
    this.#typedBy = typedBy
  }

  /** Keeps what is typed. False where the browser has no room, or keeps nothing. */
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

  /** Words of an earlier form are in this one now. */
  adopt({ place }: FoundWords): void {
    this.#places.add(place)
  }

  /** The server has everything. */
  drop(): void {
    for (const place of this.#places) dropWords(place)
    this.#places.clear()
  }
}
