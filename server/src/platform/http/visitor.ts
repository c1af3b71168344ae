import type { IncomingMessage } from 'node:http'
import { visitorFlag } from 'contract/platform/visitor-flag'

/** Tells the page's scripts that nobody is signed in, which saves a request. */
export const visitorHeader = ['server-timing', visitorFlag] as const

const session = /(?:^|;\s*)(?:__Host-)?sid=/

export function isVisitor({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie === undefined || !session.test(headers.cookie)
}

const panelSession = /(?:^|;\s*)(?:__Host-)?aid=/

export const isFromPanel = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie !== undefined && panelSession.test(headers.cookie)

const panelToken = /(?:^|;\s*)(?:__Host-)?aid=[\w-]{43}(?:;|$)/

/** By its form: whether the session still exists takes the database. */
export const mayBeStaff = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie !== undefined && panelToken.test(headers.cookie)
