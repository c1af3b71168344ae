const shownCharacters = 120

/** The beginning of a long text, cut between characters and not inside one. */
export function truncate(text: string): string {
  // A character is two code units at most, so that these hold one character more than is shown.
  const characters = [...text.slice(0, 2 * shownCharacters + 2)]
  if (characters.length <= shownCharacters) return text
  return `${characters.slice(0, shownCharacters).join('').trimEnd()}…`
}
