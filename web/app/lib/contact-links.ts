import { college } from 'college/facts'

const firstNumber = /\+?\d[\d\s().-]*/
const digitsOf = (number: string) => number.replace(/\D/g, '')
/** Without the country's calling code, numbers have at most this many digits. */
const nationalDigits = 10

/** The first number in what was typed, of which people write `0120-456, ext. 12` or two with a slash. */
function numberIn(typed: string | undefined): string | undefined {
  return firstNumber.exec(typed ?? '')?.[0]
}

/** Digits with the country's calling code; a number without one is of the college's own country. */
function internationalDigits(number: string): string {
  const digits = digitsOf(number)
  if (number.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const national = digits.replace(/^0/, '')
  return national.length > nationalDigits ? digits : `${college.callingCode}${national}`
}

/** Opens a chat with a number, a text ready to be sent. Undefined without a number. */
export function whatsappLink(typed: string | undefined, text: string): string | undefined {
  const number = numberIn(typed)
  return number && `https://wa.me/${internationalDigits(number)}?text=${encodeURIComponent(text)}`
}

/** Calls a number. Undefined without one. */
export function telLink(typed: string | undefined): string | undefined {
  const number = numberIn(typed)
  return number && `tel:${number.startsWith('+') ? '+' : ''}${digitsOf(number)}`
}

/** Begins a mail. Undefined without an address. */
export function mailLink(email: string | undefined): string | undefined {
  return email?.includes('@')
    ? `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`
    : undefined
}
