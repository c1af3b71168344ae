/** The beginning of a long text, of so many characters, cut between them and not inside one. */
export function truncate(text: string, shownCharacters = 120): string {
  // A character is two code units at most, so that these hold one character more than is shown.
  const characters = [...text.slice(0, 2 * shownCharacters + 2)]
  if (characters.length <= shownCharacters) return text
  return `${characters.slice(0, shownCharacters).join('').trimEnd()}…`
}
