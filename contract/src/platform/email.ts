export const isPlainAscii = (value: string) => /^[\x21-\x7e]+$/.test(value)

const longest = 254
/** RFC 5321 §4.5.3.1.1 */
const longestLocal = 64
// Specials of an email header (RFC 5322 §3.2.3), quoted or not.
const specials = /[@,;:<>()[\]\\"]/
// RFC 5322 §3.2.3: atoms with single dots between them.
const straysOfDots = /^\.|\.\.|\.$/
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/**
 * One `@`, a domain with a dot, and nothing that an email header could misread. ASCII only: lookalike letters are
 * different mailboxes, and some programs fold them (`ｘ.edu` becomes `x.edu`). Other domains use their DNS name,
 * `xn--…` (RFC 5891).
 */
export const isEmailAddress = (value: string): boolean => {
  const local = value.slice(0, Math.max(value.lastIndexOf('@'), 0))
  return local.length <= longestLocal && !straysOfDots.test(local) && isStoredEmailAddress(value)
}

/** Also accepts addresses stored before dots and the length of the local part were checked. */
export function isStoredEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@')
  const [local, labels] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1).split('.')]
  return (
    value.length <= longest &&
    isPlainAscii(local) &&
    !specials.test(local) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    // A numeric last label would be an IP address.
    /[a-z]/i.test(labels.at(-1) ?? '')
  )
}
