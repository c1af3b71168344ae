/** Values for names in braces, such as `{college}`. */
export type Placeholders = Readonly<Record<string, string | number>>

const braced = /\{(\w+)\}/g

/** Unknown names stay as they are. */
export const fillIn = (text: string, known: Placeholders): string =>
  text.replace(braced, (full, name: string) =>
    Object.hasOwn(known, name) ? `${known[name]}` : full,
  )

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(braced)].map(([, name]) => name ?? '')
