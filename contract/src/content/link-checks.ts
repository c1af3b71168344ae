import { type Check, placesOf, warnAbout } from './check.ts'
import { saysNothing } from './link-words.ts'

/** The words of a link or button are read alone, in a screen reader's list of links for example. */
const linksSayWhereTheyLead = warnAbout(({ field, text, beside }) =>
  field.kind === 'line' &&
  Object.values(beside).some(({ kind }) => kind === 'link' || kind === 'place') &&
  saysNothing(text)
    ? `“${text}” doesn’t say where the link leads`
    : undefined,
)

/** Short codes of a country (112, 1912) have none. */
const longestShortCode = 6

const numbersHaveCountryCodes = warnAbout(({ field, text }) =>
  field.kind === 'phone' &&
  !text.startsWith('+') &&
  text.replace(/\D/g, '').length > longestShortCode
    ? `${text} has no country code (+91), so it can’t be dialled from abroad`
    : undefined,
)

/** Names that RFC 2606 and 6761 keep free: nobody ever has them. */
const reserved = /[@./](example|test|invalid|localhost)(\.(com|net|org))?([/:?#]|$)/i

const addressesReachSomebody = warnAbout(({ field, text }) =>
  (field.kind === 'email' || field.kind === 'link') && reserved.test(text)
    ? `${text} is a placeholder, not a real address`
    : undefined,
)

/** The same number, address or link twice in an entry is a slip of the clipboard. */
const nothingStandsTwice: Check = (data, fields) => {
  const seen = new Set<string>()
  return placesOf(fields, data).flatMap(({ path, field: { kind }, text }) => {
    if (!['phone', 'email', 'link'].includes(kind) || text === '') return []
    const bare = kind === 'phone' ? text.replace(/\D/g, '') : text.toLowerCase()
    if (seen.has(bare)) return [{ path, message: `${text} appears twice`, level: 'warn' }]
    seen.add(bare)
    return []
  })
}

/** What can be said of links, numbers and addresses. */
export const linkChecks = [
  linksSayWhereTheyLead,
  numbersHaveCountryCodes,
  addressesReachSomebody,
  nothingStandsTwice,
]
