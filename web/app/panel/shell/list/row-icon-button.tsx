import type { IconNode } from 'lucide'
import { Icon } from '#app/ui/icon'

type RowIconButtonProps = { icon: IconNode; label: string; isDanger?: boolean; onClick: () => void }

/** In a table, where cards have room for a text. */
export function RowIconButton({ icon, label, isDanger = false, onClick }: RowIconButtonProps) {
  const tone = isDanger ? 'text-danger-700 hover:bg-danger-50' : 'text-accent hover:bg-accent-soft'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-md ${tone}`}
    >
      <Icon of={icon} className="size-5" />
    </button>
  )
}
