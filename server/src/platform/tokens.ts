import { createHash, randomBytes } from 'node:crypto'

const token = /^[\w-]{43}$/

export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (value: string) => createHash('sha256').update(value).digest('hex')

export const isToken = (value: string) => token.test(value)

export const secondsBefore = (now: Date, seconds: number) =>
  new Date(now.getTime() - seconds * 1000).toISOString()
