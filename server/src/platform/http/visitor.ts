import type { IncomingMessage } from 'node:http'
import { visitorMark } from 'contract/platform/visitor-mark'

/** Tells a document's scripts that nobody is signed in, so that they need not ask. */
export const visitorHeader = ['server-timing', visitorMark] as const

const session = /(?:^|;\s*)(?:__Host-)?sid=/

/** Whether a request surely comes without a student's session; the session itself is not looked at. */
export function isVisitor({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie === undefined || !session.test(headers.cookie)
}

const panelSession = /(?:^|;\s*)(?:__Host-)?aid=/

/** Whether a request may come from somebody who is signed in to the panel; the session itself is not looked at. */
export const isFromPanel = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie !== undefined && panelSession.test(headers.cookie)
