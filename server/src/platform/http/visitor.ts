import type { IncomingMessage } from 'node:http'
import { visitorMark } from 'contract/platform/visitor-mark'

/** Tells the page's scripts that nobody is signed in, which saves a request. */
export const visitorHeader = ['server-timing', visitorMark] as const

const session = /(?:^|;\s*)(?:__Host-)?sid=/

export function isVisitor({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie === undefined || !session.test(headers.cookie)
}

const panelSession = /(?:^|;\s*)(?:__Host-)?aid=/

export const isFromPanel = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie !== undefined && panelSession.test(headers.cookie)
