/** Whether a text is nothing but visible ASCII characters. */
export const isPlainAscii = (value: string) => /^[\x21-\x7e]+$/.test(value)

const longest = 254
// No specials of a mail's head (RFC 5322 §3.2.3), in quotation marks or not.
const specials = /[@,;:<>()[\]\\"]/
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/**
 * Whether mail can be sent to this: one `@`, a domain with a dot, nothing that a mail's head could misread. ASCII only:
 * letters that look alike are different mailboxes, and programs on the way fold some into others (`ｘ.edu` is `x.edu`
 * to them). A domain in another script is written as its DNS name, `xn--…` (RFC 5891).
 */
export function isEmailAddress(value: string): boolean {
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
