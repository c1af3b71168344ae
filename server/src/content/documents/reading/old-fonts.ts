/**
 * Pre-Unicode fonts that show Hindi for Latin letters, so that extracted text is gibberish. Font names in a PDF have
 * no spaces, or `#20` instead.
 */
const oldFont =
  /(?:kruti|devlys|chanakya|walkman|shusha|susha|shree[-_]?dev|dv[bw]?[-_]?tt|aps[-_]?(?:c[-_]?)?dv|kundli|shivaji0|preeti|kantipur|krishna)/i

export const isOldFont = (name: string) => oldFont.test(name.replace(/[\s_]|#20/g, ''))

const devanagari = /\p{Script=Devanagari}/u

/** Newer fonts of the same name use real letters. */
export const isNonsense = (text: string, fontName: string | undefined) =>
  fontName !== undefined && isOldFont(fontName) && !devanagari.test(text)
