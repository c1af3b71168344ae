import type { RosterEntry } from 'contract/events/check-in'
import { type RefObject, useRef, useState } from 'react'
import type { LetIn, OpenedCheckIn } from './check-in'
import { checkPerson, checkTicket, checkTypedCode, type TicketStatusResult } from './check-ticket'
import { playSignal, type Signal } from './signals'

export const signalOf = ({ kind }: TicketStatusResult): Signal => {
  if (kind === 'in' || kind === 'written' || kind === 'attributed') return 'good'
  return kind === 'double' || kind === 'waiting' || kind === 'undone' ? 'ask' : 'bad'
}

export const attendeeNameOf = (result: TicketStatusResult): string | undefined => {
  if (result.kind === 'written' || result.kind === 'undone') return result.name
  return 'person' in result ? result.person?.name : undefined
}

/** The last status, its sequence number, and the scan it belongs to. */
type TicketMessage = { status: TicketStatusResult; number: number; scanId?: string | undefined }

type CheckResult = TicketStatusResult | { status: TicketStatusResult; scanId: string }

const withScanId = (checked: CheckResult): { status: TicketStatusResult; scanId?: string } => {
  if ('status' in checked) return checked
  const scanId = checked.kind === 'double' ? checked.scanId : undefined
  return { status: checked, ...(scanId && { scanId }) }
}

export const scanNotSaved =
  'The last scan could not be saved. Free up storage on this phone or use another one.'

/** A scan is written to disk before its status is shown. Each check resolves to whether that succeeded. */
export function useTicketStatus(checkIn: RefObject<OpenedCheckIn | undefined>) {
  const [message, setMessage] = useState<TicketMessage>()
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  async function act(
    check: (opened: OpenedCheckIn) => Promise<CheckResult> | CheckResult,
  ): Promise<boolean> {
    const opened = checkIn.current
    if (!opened) return false
    try {
      const { status, ...checked } = withScanId(await check(opened))
      const scanId = status.kind === 'in' ? await opened.letIn(status) : checked.scanId
      setFailed(false)
      setMessage((last) => ({ status, scanId, number: (last?.number ?? 0) + 1 }))
      playSignal(signalOf(status))
      void opened.sync()
      return true
    } catch {
      // Storage is full or disabled: the scan must not look successful.
      setFailed(true)
      playSignal('bad')
      return false
    }
  }
  // In sequence, so that a ticket scanned twice at once is recognised the second time.
  const next = (check: Parameters<typeof act>[0]) => {
    const acting = turn.current.then(() => act(check))
    turn.current = acting
    return acting
  }

  return {
    status: message?.status,
    scanId: message?.scanId,
    number: message?.number ?? 0,
    hasFailed,
    ofTicket: (text: string) => next((opened) => checkTicket(opened.state(), text)),
    ofTyped: (typed: string) => next((opened) => checkTypedCode(opened.state(), typed)),
    ofPerson: (person: RosterEntry) => next((opened) => checkPerson(opened.state(), person)),
    addWalkIn: (name: string, email: string) =>
      next(async (opened) => {
        const scanId = await opened.addWalkIn(name, email)
        return { status: { kind: 'written', name }, scanId }
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
