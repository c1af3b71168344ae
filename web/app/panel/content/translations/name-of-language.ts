const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** `Hindi` for `hi`. */
export const nameOfLanguage = (code: string): string => names.of(code) ?? code
