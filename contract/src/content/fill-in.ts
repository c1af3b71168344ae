/** What the website knows itself, by the name that texts have for it in braces: `{college}`. */
export type Known = Readonly<Record<string, string | number>>

const braced = /\{(\w+)\}/g

/** A text with what is known in place of names in braces; a name that nobody knows stays as it is. */
export const fillIn = (text: string, known: Known): string =>
  text.replace(braced, (whole, name: string) => `${known[name] ?? whole}`)

/** The names in braces in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(braced)].map(([, name]) => name ?? '')
