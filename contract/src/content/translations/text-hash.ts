import { isObject } from '../data.ts'

/** Attributes that a document leaves out and those it sets to nothing are the same. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim().replace(/\s+/g, ' ')
  if (Array.isArray(value)) return `[${value.map(textIn).join()}]`
  if (!isObject(value)) return String(value)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${parts.map(([name, part]) => `${name}:${textIn(part)}`).join()}}`
}

/** cyrb53, of bryc (public domain): 53 bits, which no two texts of a college share by chance. Needed at once, in browsers too. */
function hashOf(text: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36)
}

/** Identifies the text that a translation was made from. White space at the edges doesn't count. */
export const textHash = (text: unknown): string => hashOf(textIn(text))
