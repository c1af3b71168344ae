import { Pencil, Trash2 } from 'lucide'
import { Icon } from '#app/ui/icon'
import { useRights } from '../use-rights'

type CardButtonsProps = { name: string; onEdit: () => void; onDelete: () => void }

export function CardButtons({ name, onEdit, onDelete }: CardButtonsProps) {
  if (!useRights().has('write records')) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      <button
        type="button"
        aria-label={`Edit ${name}`}
        onClick={onEdit}
        className="button-outline px-3"
      >
        <Icon of={Pencil} className="size-4" />
        Edit
      </button>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        className="button-outline border-danger-600/40 px-3 text-danger-700 hover:border-danger-600 hover:bg-danger-50"
      >
        <Icon of={Trash2} className="size-4" />
        Delete
      </button>
    </div>
  )
}
