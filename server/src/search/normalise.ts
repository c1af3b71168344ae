/** Hindi digits, zero first. */
const hindiDigits = '०१२३४५६७८९'

const nukta = /\u093c/g
const joiners = /[\u200b-\u200d\u2060\ufeff\u00ad]/g
const accentsOnLatin = /(\p{Script=Latin})\p{M}+/gu
/** One sound, of which people write now the one sign and now the other. */
const chandrabindu = /\u0901/g

/**
 * How texts and what is searched for are written alike: in small letters of one form, without accents on Latin letters,
 * without nukta and joiners, and with the digits 0 to 9.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(nukta, '')
    .replace(joiners, '')
    .replace(accentsOnLatin, '$1')
    .replace(chandrabindu, '\u0902')
    .replace(/[०-९]/g, (digit) => `${hindiDigits.indexOf(digit)}`)
    .normalize('NFC')
