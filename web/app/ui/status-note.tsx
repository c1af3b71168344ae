import { Note } from './note'

type StatusNoteProps<Outcome extends string> = {
  said: string | undefined
  outcomes: Readonly<Record<Outcome, string>>
  successes: readonly Outcome[]
}

export function StatusNote<Outcome extends string>(props: StatusNoteProps<Outcome>) {
  const { said, outcomes, successes } = props
  if (said === undefined || !Object.hasOwn(outcomes, said)) return null
  const isValid = successes.some((name) => name === said)
  const words: Readonly<Record<string, string>> = outcomes
  return (
    <Note look={isValid ? 'good' : 'bad'} role={isValid ? 'status' : 'alert'} className="mb-7">
      {words[said]}
    </Note>
  )
}
