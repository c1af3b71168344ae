import { type Check, textLocationsOf, warnAbout } from './check.ts'
import { isVagueLinkText } from './link-texts.ts'

/** Screen readers list links without their context. */
const linkTextsAreDescriptive = warnAbout(({ field, text, beside }) =>
  field.kind === 'line' &&
  Object.values(beside).some(({ kind }) => kind === 'link' || kind === 'linkTarget') &&
  isVagueLinkText(text)
    ? `“${text}” doesn’t say where the link leads`
    : undefined,
)

const longestShortCode = 6

const numbersHaveCountryCodes = warnAbout(({ field, text }) =>
  field.kind === 'phone' &&
  !text.startsWith('+') &&
  text.replace(/\D/g, '').length > longestShortCode
    ? `${text} has no country code (+91), so it can’t be dialled from abroad`
    : undefined,
)

/** Reserved by RFC 2606 and RFC 6761. */
const reserved = /[@./](example|test|invalid|localhost)(\.(com|net|org))?([/:?#]|$)/i

const addressesAreReal = warnAbout(({ field, text }) =>
  (field.kind === 'email' || field.kind === 'link') && reserved.test(text)
    ? `${text} is a placeholder, not a real address`
    : undefined,
)

const nothingStandsTwice: Check = (data, fields) => {
  const seen = new Set<string>()
  return textLocationsOf(fields, data).flatMap(({ path, field: { kind }, text }) => {
    if (!['phone', 'email', 'link'].includes(kind) || text === '') return []
    const bare = kind === 'phone' ? text.replace(/\D/g, '') : text.toLowerCase()
    if (seen.has(bare)) return [{ path, message: `${text} appears twice`, level: 'warn' }]
    seen.add(bare)
    return []
  })
}

export const linkChecks = [
  linkTextsAreDescriptive,
  numbersHaveCountryCodes,
  addressesAreReal,
  nothingStandsTwice,
]
