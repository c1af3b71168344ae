import { KeyRound } from 'lucide'
import { Icon } from '#app/components/icon'

type FactorRowProps = { name: string; about: string; verb: string; onPress: () => void }

/** One factor, and what can be done with it. */
export function FactorRow({ name, about, verb, onPress }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={KeyRound} className="size-6 shrink-0 text-gilt" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="text-[0.9375rem] text-ink-muted">{about}</p>
      </div>
      <button
        type="button"
        onClick={onPress}
        aria-label={`${verb}: ${name}`}
        className="button-outline px-4"
      >
        {verb}
      </button>
    </li>
  )
}
