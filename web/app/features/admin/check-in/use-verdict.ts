import type { RosterEntry } from 'contract/check-in'
import { type RefObject, useRef, useState } from 'react'
import type { OpenedDoor } from './door'
import { judgePerson, judgeTicket, judgeTyped, type Verdict } from './judge'
import { give, type Signal } from './signals'

export const signalOf = ({ kind }: Verdict): Signal => {
  if (kind === 'in' || kind === 'written') return 'good'
  return kind === 'double' || kind === 'waiting' ? 'ask' : 'bad'
}

/** The last verdict, and what makes the next. Whoever is let in is on the disk before it is said. */
export function useVerdict(door: RefObject<OpenedDoor | undefined>) {
  const [said, setSaid] = useState<{ verdict: Verdict; number: number }>()
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef<Promise<void>>(Promise.resolve())

  async function act(judge: (opened: OpenedDoor) => Promise<Verdict> | Verdict): Promise<void> {
    const opened = door.current
    if (!opened) return
    try {
      const verdict = await judge(opened)
      if (verdict.kind === 'in') await opened.letIn(verdict.registrationId, verdict.way)
      setFailed(false)
      setSaid((last) => ({ verdict, number: (last?.number ?? 0) + 1 }))
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
    number: said?.number ?? 0,
    hasFailed,
    ofTicket: (text: string) => next((opened) => judgeTicket(opened.state(), text)),
    ofTyped: (typed: string) => next((opened) => judgeTyped(opened.state(), typed)),
    ofPerson: (person: RosterEntry) => next((opened) => judgePerson(opened.state(), person)),
    /** Somebody without a ticket. */
    writeDown: (name: string, email: string) =>
      next(async (opened) => {
        await opened.writeDown(name, email)
        return { kind: 'written', name }
      }),
  }
}
