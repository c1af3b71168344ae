/** A tar archive (POSIX ustar) of plain files, compressed with gzip, and a seal. */
export const blockBytes = 512

/** What fills the last block of a file of so many bytes. */
export const paddingOf = (bytes: number) => (blockBytes - (bytes % blockBytes)) % blockBytes
