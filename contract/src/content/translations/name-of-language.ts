/** `Hindi` for `hi`. */
export const nameOfLanguage = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
