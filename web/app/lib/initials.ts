const titles =
  /^(?:dr|prof|professor|adv|advocate|mr|mrs|ms|miss|er|ca|sri|shri|smt|km|capt|maj|col)$/i

/** The first letters of a name's first and last words, without titles and degrees: `Dr. Anita K. Rao, Ph.D.` is `AR`. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*?\)|,.*/g, ' ')
    .split(/[\s.]+/)
    .filter((word) => /\p{L}/u.test(word))
  const bare = words.filter((word) => !titles.test(word))
  const named = bare.length > 0 ? bare : words
  const ends = named.length > 1 ? [named.at(0), named.at(-1)] : named
  return ends.map((word) => /\p{L}/u.exec(word ?? '')?.[0].toLocaleUpperCase()).join('')
}
