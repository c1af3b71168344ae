/** Counts graphemes, and never cuts inside one. */
export function truncate(text: string, shownCharacters = 120): string {
  let visible = 0
  for (const { index } of new Intl.Segmenter().segment(text))
    if (visible++ === shownCharacters) return `${text.slice(0, index).trimEnd()}…`
  return text
}
