import { college } from 'college/facts'

const firstNumber = /\+?\d[\d\s().-]*/
const digitsOf = (number: string) => number.replace(/\D/g, '')
/** Longer numbers include a country code. */
const nationalDigits = 10

/** People type `0120-456, ext. 12`, or two numbers with a slash. */
function numberIn(typed: string | undefined): string | undefined {
  return firstNumber.exec(typed ?? '')?.[0]
}

function internationalDigits(number: string): string {
  const digits = digitsOf(number)
  if (number.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  const national = digits.replace(/^0/, '')
  return national.length > nationalDigits ? digits : `${college.callingCode}${national}`
}

export function whatsappLink(typed: string | undefined, text: string): string | undefined {
  const number = numberIn(typed)
  return number && `https://wa.me/${internationalDigits(number)}?text=${encodeURIComponent(text)}`
}

export function telLink(typed: string | undefined): string | undefined {
  const number = numberIn(typed)
  return number && `tel:${number.startsWith('+') ? '+' : ''}${digitsOf(number)}`
}

export function mailLink(email: string | undefined): string | undefined {
  return email?.includes('@')
    ? `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`
    : undefined
}
