import { Undo2 } from 'lucide'
import { Icon } from '#app/ui/icon'
import type { useVerdict } from './use-verdict'
import { nameIn } from './use-verdict'

/** What can be done about whom the last verdict is of: let in who waits, or take back that they were let in. */
export function VerdictActs({ said }: { said: ReturnType<typeof useVerdict> }) {
  const { verdict, scanId } = said
  if (!verdict) return null
  const name = nameIn(verdict)
  if (verdict.kind === 'waiting' && verdict.entry) {
    const { person, entry } = verdict
    return (
      <button
        type="button"
        className="button-primary"
        onClick={() => void said.letInWaiting(person, entry)}
      >
        {`Let in ${person.name} all the same`}
      </button>
    )
  }
  if (!scanId) return null
  return (
    <button type="button" className="button-outline" onClick={() => void said.undo(scanId, name)}>
      <Icon of={Undo2} className="size-5" />
      {name ? `Undo: ${name} is not inside` : 'Undo: nobody came in'}
    </button>
  )
}
