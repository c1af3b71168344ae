/** Names that somebody gives a file on the way to the right one. Whole words at the ends, so that an “Entrance test syllabus” is none. */
const provisional = [
  /(?<!\p{L})wrong(?!\p{L})/iu,
  /^(?:old|test|temp|tmp|copy|draft)(?:[\s_-]*\d*$|_)/i,
  /[_(-]\s*(?:old|test|temp|tmp|copy|draft)\s*\d*\)?$/i,
  /(?<!\p{L})(?:old|copy)$/iu,
  /(?<!\p{L})final[\s_-]*(?:\d{1,2}|final)(?!\d)/iu,
]

export const isProvisionalName = (name: string): boolean =>
  provisional.some((pattern) => pattern.test(name.trim()))
