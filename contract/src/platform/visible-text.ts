/**
 * Characters without a visible shape: Unicode's default-ignorables (zero width, soft hyphen, Hangul fillers,
 * variation selectors, tags), controls, and a few that fonts draw blank.
 */
const unseen =
  /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Control}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

export const visibleLength = (text: string) => [...text.replace(unseen, '').trim()].length

/** Stops at the first visible character, however long the text. */
const seen =
  /[^\s\p{Default_Ignorable_Code_Point}\p{Control}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u

export const isBlank = (text: string) => !seen.test(text)

/**
 * Pasted marks that are invisible, break search, or change text direction: everything that Unicode ignores by default.
 * Joiners and variation selectors stay: Hindi and emojis need them.
 */
const strayMarks =
  /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb](?<![\p{Join_Control}\p{Variation_Selector}])/gu

export const withoutStrayMarks = (text: string) => text.replace(strayMarks, '')

/** Browsers submit CR LF, whatever the textarea holds. */
export const unifyLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')
