import type { RosterEntry } from 'contract/events/check-in'
import { type RefObject, useRef, useState } from 'react'
import type { LetIn, OpenedCheckIn } from './check-in'
import { checkTypedCode, judgePerson, judgeTicket, type TicketStatusResult } from './judge'
import { give, type Signal } from './signals'

export const signalOf = ({ kind }: TicketStatusResult): Signal => {
  if (kind === 'in' || kind === 'written') return 'good'
  return kind === 'double' || kind === 'waiting' || kind === 'undone' ? 'ask' : 'bad'
}

export const attendeeNameOf = (result: TicketStatusResult): string | undefined => {
  if (result.kind === 'written' || result.kind === 'undone') return result.name
  return 'person' in result ? result.person?.name : undefined
}

/** Last verdict, its sequence number, and the scan it belongs to. */
type TicketMessage = { verdict: TicketStatusResult; number: number; scanId?: string | undefined }

type Judged = TicketStatusResult | { verdict: TicketStatusResult; scanId: string }

const asJudged = (judged: Judged): { verdict: TicketStatusResult; scanId?: string } => {
  if ('verdict' in judged) return judged
  const scanId = judged.kind === 'double' ? judged.scanId : undefined
  return { verdict: judged, ...(scanId && { scanId }) }
}

/** A scan is written to disk before its verdict is shown. */
export function useTicketStatus(checkIn: RefObject<OpenedCheckIn | undefined>) {
  const [message, setMessage] = useState<TicketMessage>()
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef<Promise<void>>(Promise.resolve())

  async function act(judge: (opened: OpenedCheckIn) => Promise<Judged> | Judged): Promise<void> {
    const opened = checkIn.current
    if (!opened) return
    try {
      const { verdict, ...judged } = asJudged(await judge(opened))
      const scanId = verdict.kind === 'in' ? await opened.letIn(verdict) : judged.scanId
      setFailed(false)
      setMessage((last) => ({ verdict, scanId, number: (last?.number ?? 0) + 1 }))
      give(signalOf(verdict))
      void opened.sync()
    } catch {
      // Storage is full or disabled: the scan must not look successful.
      setFailed(true)
      give('bad')
    }
  }
  // In sequence, so that a ticket scanned twice at once is recognised the second time.
  const next = (judge: Parameters<typeof act>[0]) => {
    turn.current = turn.current.then(() => act(judge))
    return turn.current
  }

  return {
    verdict: message?.verdict,
    scanId: message?.scanId,
    number: message?.number ?? 0,
    hasFailed,
    ofTicket: (text: string) => next((opened) => judgeTicket(opened.state(), text)),
    ofTyped: (typed: string) => next((opened) => checkTypedCode(opened.state(), typed)),
    ofPerson: (person: RosterEntry) => next((opened) => judgePerson(opened.state(), person)),
    writeDown: (name: string, email: string) =>
      next(async (opened) => {
        const scanId = await opened.writeDown(name, email)
        return { verdict: { kind: 'written', name }, scanId }
      }),
    letInWaiting: (person: RosterEntry, entry: LetIn) =>
      next(() => ({ kind: 'in', person, ...entry })),
    undo: (scanId: string, name: string | undefined) =>
      next(async (opened) => {
        await opened.undo(scanId)
        return { kind: 'undone', name }
      }),
  }
}
