import type { RosterEntry } from 'contract/events/check-in'
import { type RefObject, useRef, useState } from 'react'
import type { LetIn, OpenedDoor } from './check-in'
import { judgePerson, judgeTicket, judgeTyped, type Verdict } from './judge'
import { give, type Signal } from './signals'

export const signalOf = ({ kind }: Verdict): Signal => {
  if (kind === 'in' || kind === 'written') return 'good'
  return kind === 'double' || kind === 'waiting' || kind === 'undone' ? 'ask' : 'bad'
}

/** Who is meant, where that is known. */
export const nameIn = (verdict: Verdict): string | undefined => {
  if (verdict.kind === 'written' || verdict.kind === 'undone') return verdict.name
  return 'person' in verdict ? verdict.person?.name : undefined
}

/** What was said last, the how manyeth that was, and the scan of this device that it is about. */
type Said = { verdict: Verdict; number: number; scanId?: string | undefined }

type Judged = Verdict | { verdict: Verdict; scanId: string }

const asJudged = (judged: Judged): { verdict: Verdict; scanId?: string } => {
  if ('verdict' in judged) return judged
  const scanId = judged.kind === 'double' ? judged.scanId : undefined
  return { verdict: judged, ...(scanId && { scanId }) }
}

/** The last verdict, and what makes the next. Whoever is let in is on the disk before it is said. */
export function useVerdict(door: RefObject<OpenedDoor | undefined>) {
  const [said, setSaid] = useState<Said>()
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef<Promise<void>>(Promise.resolve())

  async function act(judge: (opened: OpenedDoor) => Promise<Judged> | Judged): Promise<void> {
    const opened = door.current
    if (!opened) return
    try {
      const { verdict, ...judged } = asJudged(await judge(opened))
      const scanId = verdict.kind === 'in' ? await opened.letIn(verdict) : judged.scanId
      setFailed(false)
      setSaid((last) => ({ verdict, scanId, number: (last?.number ?? 0) + 1 }))
      give(signalOf(verdict))
      void opened.sync()
    } catch {
      // The disk is full or the browser keeps nothing: nobody may believe that it was kept.
      setFailed(true)
      give('bad')
    }
  }
  // One after the other: a ticket that is read twice at once is seen the second time.
  const next = (judge: Parameters<typeof act>[0]) => {
    turn.current = turn.current.then(() => act(judge))
    return turn.current
  }

  return {
    verdict: said?.verdict,
    /** Of this device, which can take it back. */
    scanId: said?.scanId,
    number: said?.number ?? 0,
    hasFailed,
    ofTicket: (text: string) => next((opened) => judgeTicket(opened.state(), text)),
    ofTyped: (typed: string) => next((opened) => judgeTyped(opened.state(), typed)),
    ofPerson: (person: RosterEntry) => next((opened) => judgePerson(opened.state(), person)),
    /** Somebody without a ticket. */
    writeDown: (name: string, email: string) =>
      next(async (opened) => {
        const scanId = await opened.writeDown(name, email)
        return { verdict: { kind: 'written', name }, scanId }
      }),
    /** Somebody who waits, on a place that stayed empty. */
    letInWaiting: (person: RosterEntry, entry: LetIn) =>
      next(() => ({ kind: 'in', person, ...entry })),
    /** What was said last was a mistake: the scan is taken back. */
    undo: (scanId: string, name: string | undefined) =>
      next(async (opened) => {
        await opened.undo(scanId)
        return { kind: 'undone', name }
      }),
  }
}
