import { Note } from './note'

type OutcomeNoteProps<Outcome extends string> = {
  /** What stands in the address: a form led here. */
  said: string | undefined
  /** The words of each outcome. */
  outcomes: Readonly<Record<Outcome, string>>
  successes: readonly Outcome[]
}

/** How the form that led here ended; nothing where the address names none of its outcomes. */
export function OutcomeNote<Outcome extends string>(props: OutcomeNoteProps<Outcome>) {
  const { said, outcomes, successes } = props
  if (said === undefined || !Object.hasOwn(outcomes, said)) return null
  const isGood = successes.some((name) => name === said)
  const words: Readonly<Record<string, string>> = outcomes
  return (
    <Note look={isGood ? 'good' : 'bad'} role={isGood ? 'status' : 'alert'} className="mb-7">
      {words[said]}
    </Note>
  )
}
