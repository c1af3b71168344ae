import { KeyRound } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type FactorRowProps = { name: string; about: string; children: ReactNode }

export function FactorRow({ name, about, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={KeyRound} className="size-6 shrink-0 text-gilt" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="text-[0.9375rem] text-ink-muted">{about}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}

type FactorButtonProps = { of: string; verb: string; onClick: () => void }

export const FactorButton = ({ of, verb, onClick }: FactorButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={`${verb}: ${of}`}
    className="button-outline px-4"
  >
    {verb}
  </button>
)
