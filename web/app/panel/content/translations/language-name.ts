const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** `Hindi` for `hi`. */
export const languageName = (code: string): string => names.of(code) ?? code
