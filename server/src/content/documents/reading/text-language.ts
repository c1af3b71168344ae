const hindi = /\p{Script=Devanagari}/gu
const latin = /\p{Script=Latin}/gu
const english = /\b(?:the|and|of|for|to|in|is|by|on|with|will|be|are)\b/gi

const devanagariLanguages = /^(?:hi|mr|ne|sa|kok|mai|bho|doi|brx)\b/i

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** A BCP 47 tag without region; undefined if invalid. */
function canonical(language: string | undefined): string | undefined {
  try {
    return language ? new Intl.Locale(language.trim()).language : undefined
  } catch {
    return undefined
  }
}

/** Characters that are examined. */
const looked = 20_000

/** The script decides, because word processors declare English for everything. The declared language decides within a script. */
export function textLanguage(text: string, message: string | undefined): string | undefined {
  const sample = text.slice(0, looked)
  const file = canonical(message)
  const [devanagari, roman] = [count(sample, hindi), count(sample, latin)]
  if (devanagari + roman < 40) return file
  if (devanagari >= roman) return file && devanagariLanguages.test(file) ? file : 'hi'
  const words = sample.split(/\s+/).length
  const isEnglish = count(sample, english) * 20 >= words
  if (file && !devanagariLanguages.test(file)) return file
  return isEnglish ? 'en' : undefined
}
