/**
 * Fonts from before Unicode, in which each Hindi sign takes the place of a Latin letter: what is read of them is nonsense.
 * Names in a PDF are written without spaces, or with `#20` for each.
 */
const oldFont =
  /(?:kruti|devlys|chanakya|walkman|shusha|susha|shree[-_]?dev|dv[bw]?[-_]?tt|aps[-_]?(?:c[-_]?)?dv|kundli|shivaji0|preeti|kantipur|krishna)/i

/** Whether a font of this name has Latin letters for Hindi signs. */
export const isOldFont = (name: string) => oldFont.test(name.replace(/[\s_]|#20/g, ''))

const devanagari = /\p{Script=Devanagari}/u

/** Whether a text in such a font is nonsense: newer fonts of the same name have real letters. */
export const isNonsense = (text: string, fontName: string | undefined) =>
  fontName !== undefined && isOldFont(fontName) && !devanagari.test(text)
