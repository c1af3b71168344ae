const titles =
  /^(?:dr|prof|professor|adv|advocate|mr|mrs|ms|miss|er|ca|sri|shri|smt|km|capt|maj|col)$/i

/** Without titles and degrees: `Dr. Anita K. Rao, Ph.D.` gives Anita, K and Rao. */
export function wordsOfName(name: string): string[] {
  const words = name
    .replace(/\(.*?\)|,.*/g, ' ')
    .split(/[\s.]+/)
    .filter((word) => /\p{L}/u.test(word))
  const bare = words.filter((word) => !titles.test(word))
  return bare.length > 0 ? bare : words
}
