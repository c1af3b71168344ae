import { deflateSync } from 'node:zlib'

type Parts = {
  texts?: string[]
  /** Added to the catalog, such as `/Lang (hi)`. */
  catalog?: string
  /** Added to the document information. */
  info?: string
  font?: string
  /** Further objects, numbered from 100. */
  objects?: string[]
  trailer?: string
  /** Replaces the content stream of the first page. */
  stream?: Buffer
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

const lines = (text: string) => text.match(/.{1,90}(?:\s|$)/g) ?? [text]

/** Drawn line by line; a page has room for 280 lines. */
function rendered(text: string) {
  const visible = lines(text).map((line, index) => {
    const down = index > 0 ? '0 -1 Td ' : ''
    return `${down}(${escaped(line)}) Tj`
  })
  return deflateSync(`BT /F1 8 Tf 20 280 Td ${visible.join(' ')} ET`)
}

export function makePdf({
  texts = ['Words'],
  catalog = '',
  info = '',
  font = 'Helvetica',
  objects = [],
  trailer = '',
  stream,
}: Parts = {}): Buffer {
  const pageNumber = (index: number) => 1000 + 2 * index
  const kids = texts.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  const numbered: [number, (string | Buffer)[]][] = [
    [1, [`<</Type /Catalog /Pages 2 0 R ${catalog}>>`]],
    [2, [`<</Type /Pages /Kids [${kids}] /Count ${texts.length}>>`]],
    [3, [`<</Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding>>`]],
    [4, [`<<${info}>>`]],
    ...objects.map((object, index): [number, string[]] => [100 + index, [object]]),
  ]
  for (const [index, text] of texts.entries()) {
    const number = pageNumber(index)
    const content = index === 0 && stream ? stream : rendered(text)
    const resources = '/Resources <</Font <</F1 3 0 R>>>>'
    const page = `<</Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] ${resources} /Contents ${number + 1} 0 R>>`
    const head = `<</Length ${content.length} /Filter /FlateDecode>>\nstream\n`
    numbered.push([number, [page]], [number + 1, [head, content, '\nendstream']])
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  const table: string[] = []
  for (const [number, body] of numbered) {
    table.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`)
    add(`${number} 0 obj\n`)
    body.forEach(add)
    add('\nendobj\n')
  }
  const start = length
  const size = pageNumber(texts.length)
  add(`xref\n0 1\n0000000000 65535 f \n${table.join('')}`)
  add(`trailer\n<</Size ${size} /Root 1 0 R /Info 4 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
