/** Whether a text is nothing but visible ASCII characters. */
export const isPlainAscii = (value: string) => /^[\x21-\x7e]+$/.test(value)

const longest = 254
/** Of what stands before the `@` (RFC 5321 §4.5.3.1.1). */
const longestLocal = 64
// No specials of a mail's head (RFC 5322 §3.2.3), in quotation marks or not.
const specials = /[@,;:<>()[\]\\"]/
// Atoms with single dots between them (RFC 5322 §3.2.3).
const straysOfDots = /^\.|\.\.|\.$/
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/**
 * Whether mail can be sent to this: one `@`, a domain with a dot, nothing that a mail's head could misread. ASCII only:
 * letters that look alike are different mailboxes, and programs on the way fold some into others (`ｘ.edu` is `x.edu`
 * to them). A domain in another script is written as its DNS name, `xn--…` (RFC 5891).
 */
export const isEmailAddress = (value: string): boolean => {
  const local = value.slice(0, Math.max(value.lastIndexOf('@'), 0))
  return local.length <= longestLocal && !straysOfDots.test(local) && isStoredEmailAddress(value)
}

/** The same for addresses that may have been stored before dots and length of their first part were looked at. */
export function isStoredEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@')
  const [local, labels] = [value.slice(0, Math.max(at, 0)), value.slice(at + 1).split('.')]
  return (
    value.length <= longest &&
    isPlainAscii(local) &&
    !specials.test(local) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    // The last one is no number, so that no address of a machine is taken for a name.
    /[a-z]/i.test(labels.at(-1) ?? '')
  )
}
