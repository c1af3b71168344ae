/**
 * Characters that show nothing: spaces of every kind, what Unicode wants ignored when it cannot be shown (zero width,
 * soft hyphen, Hangul fillers, variation selectors, tags), controls, and single ones that fonts draw as nothing.
 */
const unseen =
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800\ufff9-\ufffb\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

/** How many of a text's characters can be seen, an emoji being one. Where words are joined without a sign, the sign is none. */
export const visibleLength = (text: string) => [...text.replace(unseen, '')].length

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string) => visibleLength(text) === 0
