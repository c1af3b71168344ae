import { wordsOfName } from 'contract/platform/personal-name'

/** Skips titles and degrees: `Dr. Anita K. Rao, Ph.D.` is `AR`. */
export function initialsOf(name: string): string {
  const words = wordsOfName(name)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => /\p{L}/u.exec(word ?? '')?.[0].toLocaleUpperCase()).join('')
}
