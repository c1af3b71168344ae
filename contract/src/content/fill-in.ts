/** Values for names in braces, such as `{college}`. */
export type Known = Readonly<Record<string, string | number>>

const braced = /\{(\w+)\}/g

/** Unknown names stay as they are. */
export const fillIn = (text: string, known: Known): string =>
  text.replace(braced, (whole, name: string) => `${known[name] ?? whole}`)

export const namesIn = (text: string): string[] =>
  [...text.matchAll(braced)].map(([, name]) => name ?? '')
