/** A grapheme is seldom longer: a family of emojis has 25 code units. */
const longestGrapheme = 64

let segmenter: Intl.Segmenter | undefined

/** The beginning of a text within so many UTF-16 units, cut between what people see as characters: emojis, or a letter with its signs. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  // No character reaches over a space.
  const start = Math.max(0, text.lastIndexOf(' ', most))
  let end = start
  for (const { segment, index } of segmenter.segment(text.slice(start, most + longestGrapheme))) {
    const next = start + index + segment.length
    if (next > most) break
    end = next
  }
  return text.slice(0, end)
}

/** The same, cut between words where it has some, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const beginning = beginningOf(text, most)
  const isBetween = /\s/.test(text.charAt(beginning.length))
  return `${isBetween ? beginning.trimEnd() : beginning.replace(/\s+\S*$/, '')}…`
}
