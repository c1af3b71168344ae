import type { Readable } from 'node:stream'

export type FileStore = {
  /** Resolves when the bytes would survive a power failure. */
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  open(name: string, part: { start: number; end: number }): Promise<Readable | undefined>
  remove(names: string[]): Promise<void>
  /** Includes files left half written by a crash. */
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>
}
