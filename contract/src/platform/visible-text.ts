/**
 * Characters that show nothing and are no space: what Unicode wants ignored when it cannot be shown (zero width, soft
 * hyphen, Hangul fillers, variation selectors, tags), controls, and single ones that fonts draw as nothing.
 */
const unseen =
  /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Control}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

/** How many characters of a text can be seen, with the spaces between them; an emoji is one. */
export const visibleLength = (text: string) => [...text.replace(unseen, '').trim()].length

/** Found at the first letter, however long a text is that somebody sends. */
const seen =
  /[^\s\p{Default_Ignorable_Code_Point}\p{Control}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string) => !seen.test(text)

/**
 * Marks that come along with what is pasted: they show nothing, part words for whoever searches, or turn the direction of all
 * that follows. Joiners are not among them, which Hindi and emojis need.
 */
const strayMarks = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const withoutStrayMarks = (text: string) => text.replace(strayMarks, '')

/** Browsers end the lines of a form by CR LF, whatever its text area says. */
export const unifyLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')
