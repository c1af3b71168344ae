const delimiters = '\\0\\t\\n\\f\\r ()<>\\[\\]{}/%'
/** Whitespace and comments, then a token (ISO 32000-1, 7.2). */
const pattern = new RegExp(
  `(?:[\\0\\t\\n\\f\\r ]+|%[^\\r\\n]*)*(?:(<<|>>|[\\[\\]{}])|/([^${delimiters}]*)|<([^>]*)>|(\\()|([^${delimiters}]+)|[\\s\\S])`,
  'y',
)

export type Token = { kind: 'mark' | 'name' | 'string' | 'word'; text: string; end: number }

const byte = (code: string, radix: number) =>
  String.fromCharCode(Number.parseInt(code, radix) & 0xff)

const nameOf = (written: string) =>
  written.replace(/#([0-9a-f]{2})/gi, (_, code: string) => byte(code, 16))

function hexString(written: string): string {
  const digits = written.replace(/[^0-9a-f]/gi, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1')
}

/** Parentheses are balanced. */
function stringEnd(text: string, from: number): number {
  const next = /\\[\s\S]|[()]/g
  next.lastIndex = from
  let depth = 1
  for (let result = next.exec(text); result; result = next.exec(text)) {
    if (result[0] === '(') depth++
    else if (result[0] === ')' && --depth === 0) return result.index
  }
  return text.length
}

const letters: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const literalString = (written: string) =>
  written.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, sign = '') => {
    if (octal) return byte(octal, 8)
    return /[\r\n]/.test(sign) ? '' : (letters[sign] ?? sign)
  })

/** With escapes resolved. */
export function* tokensOf(text: string, from = 0): Generator<Token> {
  let position = from
  while (position < text.length) {
    pattern.lastIndex = position
    const [full, mark, name, hex, bracket, word] = pattern.exec(text) ?? []
    if (full === undefined) return
    position += full.length
    if (mark !== undefined) yield { kind: 'mark', text: mark, end: position }
    else if (name !== undefined) yield { kind: 'name', text: nameOf(name), end: position }
    else if (hex !== undefined) yield { kind: 'string', text: hexString(hex), end: position }
    else if (word !== undefined) yield { kind: 'word', text: word, end: position }
    else if (bracket !== undefined) {
      const end = stringEnd(text, position)
      yield { kind: 'string', text: literalString(text.slice(position, end)), end: end + 1 }
      position = end + 1
    }
  }
}
