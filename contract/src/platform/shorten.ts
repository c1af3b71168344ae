/** Longest in practice: a family of emojis has 25 code units. */
const longestGrapheme = 64

let segmenter: Intl.Segmenter | undefined

/** Keeps at most `most` UTF-16 units, without splitting an emoji or a letter from its marks. */
export function truncateTo(text: string, most: number): string {
  if (text.length <= most) return text
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  // No grapheme spans a space.
  const start = Math.max(0, text.lastIndexOf(' ', most))
  let end = start
  for (const { segment, index } of segmenter.segment(text.slice(start, most + longestGrapheme))) {
    const next = start + index + segment.length
    if (next > most) break
    end = next
  }
  return text.slice(0, end)
}

/** Cuts between words where possible, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const beginning = truncateTo(text, most)
  const isBetween = /\s/.test(text.charAt(beginning.length))
  return `${isBetween ? beginning.trimEnd() : beginning.replace(/\s+\S*$/, '')}…`
}
