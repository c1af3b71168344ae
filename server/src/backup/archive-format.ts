/** A tar archive (POSIX ustar) of plain files, compressed with gzip. */
export const blockBytes = 512

/**
 * gzip's sum does not cover its own header, so that it is always this one: no name, no time, fastest, system unknown.
 * Thus no byte of a backup can change unnoticed.
 */
export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255])

/** What fills the last block of a file of so many bytes. */
export const paddingOf = (bytes: number) => (blockBytes - (bytes % blockBytes)) % blockBytes
