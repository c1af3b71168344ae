import { otpLength } from 'contract/accounts/sign-up'
import { plainDigits } from 'contract/platform/plain-digits'

/** A space stands for each empty box. */
export const emptyCode = ' '.repeat(otpLength)

const digitsIn = (text: string) => plainDigits(text).replace(/\D/g, '')

/** The old digit may come before or after the new one. */
const addedDigit = (earlier: string, digits: string) =>
  digits.startsWith(earlier) ? digits.slice(1) : digits.slice(0, 1)

export function clearDigit(code: string, index: number): string {
  return `${code.slice(0, index)} ${code.slice(index + 1)}`
}

/** From the box at `index` on; a whole code fills all boxes. `next` is the box to focus. */
export function fillDigits(
  code: string,
  index: number,
  text: string,
): { code: string; next: number } {
  const digits = digitsIn(text)
  const start = digits.length >= otpLength ? 0 : index
  const put = digits.slice(0, otpLength - start)
  const next = Math.min(start + put.length, otpLength - 1)
  return { code: code.slice(0, start) + put + code.slice(start + put.length), next }
}

export function editDigit(
  code: string,
  index: number,
  text: string,
): { code: string; next: number } {
  const earlier = code[index]?.trim() ?? ''
  const digits = digitsIn(text)
  if (!text) return { code: clearDigit(code, index), next: index }
  if (!digits || (digits === earlier && text.length > 1)) return { code, next: index }
  const isSecond = earlier !== '' && digits.length === 2
  return fillDigits(code, index, isSecond ? addedDigit(earlier, digits) : digits)
}
