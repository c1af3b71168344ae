import { shortened } from 'contract/platform/shorten'

const descriptionLength = 155

/** The beginning of a text in one line, cut between words, for search engines and link previews. */
export function summary(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), descriptionLength)
}
