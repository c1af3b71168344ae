import { Pencil, Trash2 } from 'lucide'
import { Button } from '../button'
import { useRights } from '../use-rights'

type CardButtonsProps = { name: string; onEdit: () => void; onDelete: () => void }

export function CardButtons({ name, onEdit, onDelete }: CardButtonsProps) {
  if (!useRights().has('write records')) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        icon={Pencil}
        isIconSmall
        aria-label={`Edit ${name}`}
        onClick={onEdit}
        className="px-3"
      >
        Edit
      </Button>
      <Button
        tone="danger"
        icon={Trash2}
        isIconSmall
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        className="px-3"
      >
        Delete
      </Button>
    </div>
  )
}
