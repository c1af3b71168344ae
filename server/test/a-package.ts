import { hash } from 'node:crypto'
import { Header, type HeaderData } from 'tar'

const blockBytes = 512
const padding = (size: number) => Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)

/** A file with any header. */
export type Part = { path: string; bytes: Uint8Array; head?: Partial<HeaderData> }

/** A malicious archive. */
export function anArchive(...parts: Part[]): Buffer {
  const blocks = parts.flatMap(({ path, bytes, head }) => {
    const block = Buffer.alloc(blockBytes)
    const header = {
      path,
      size: bytes.length,
      mode: 0o644,
      mtime: new Date(0),
      type: 'File',
    } as const
    new Header({ ...header, ...head }).encode(block)
    return [block, bytes, padding(bytes.length)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)])
}

type Words = { entries?: object[]; files?: object[] }

export const wordsPart = ({ entries = [], files = [] }: Words): Part => ({
  path: 'content.json',
  bytes: Buffer.from(JSON.stringify({ collegeContent: 2, entries, files })),
})

export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'hex')

/** A library file, as described and as stored. */
export function aPackedFile(kind: 'picture' | 'document', bytes: Uint8Array, change: object = {}) {
  const sum = sha256(bytes)
  return {
    said: {
      _id: '0192f000-0000-7000-8000-0000000000f1',
      kind,
      sha256: sum,
      name: kind === 'picture' ? 'The gate' : 'Fees',
      isDecorative: false,
      focus: { x: 50, y: 50 },
      ...change,
    },
    part: { path: `files/${sum}.${kind === 'picture' ? 'webp' : 'pdf'}`, bytes },
  }
}
