import type { Readable } from 'node:stream'

/** Where the files of uploads lie: a folder of this machine, or a bucket. Names are those of `names.ts`. */
export type FileStore = {
  /** Resolves when the bytes would survive a loss of power. */
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** Some of the bytes, `start` and `end` included, as they are read. */
  open(name: string, part: { start: number; end: number }): Promise<Readable | undefined>
  /** Names that are not there are no failure. */
  remove(names: string[]): Promise<void>
  /** Every file, one that a crash left half written too. */
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>
}
