/** Counts graphemes, and never cuts inside one. */
export function truncate(text: string, shownCharacters = 120): string {
  let shown = 0
  for (const { index } of new Intl.Segmenter().segment(text))
    if (shown++ === shownCharacters) return `${text.slice(0, index).trimEnd()}…`
  return text
}
