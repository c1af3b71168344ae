const descriptionLength = 155

/** The beginning of a text in one line, cut between words, for search engines and link previews. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`
}
