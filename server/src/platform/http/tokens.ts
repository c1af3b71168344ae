import { createHash, randomBytes } from 'node:crypto'

const token = /^[\w-]{43}$/

/** 32 random bytes as text for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256, hexadecimal: all that the database holds of a token. */
export const hashToken = (value: string) => createHash('sha256').update(value).digest('hex')

/** Whether a text can be one of ours. */
export const isToken = (value: string) => token.test(value)

/** The instant so many seconds before. */
export const secondsBefore = (now: Date, seconds: number) =>
  new Date(now.getTime() - seconds * 1000).toISOString()
