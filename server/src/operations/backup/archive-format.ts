import { Header } from 'tar'

/** A tar archive (POSIX ustar) of plain files, compressed with gzip, and a seal. */
export const blockBytes = 512

export const paddingOf = (bytes: number) => (blockBytes - (bytes % blockBytes)) % blockBytes

export function tarHeaderOf(path: string, size: number, mtime: Date): Buffer {
  const header = new Header({ path, size, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' })
  const block = Buffer.alloc(blockBytes)
  header.encode(block)
  return block
}
