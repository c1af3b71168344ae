import { Trash2 } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button'

/** `name`: “Deleted events”. */
export function DeletedSection({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={name} className="grid gap-3">
      <Button
        icon={Trash2}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start px-4"
      >
        {isOpen ? `Hide ${name.toLowerCase()}` : name}
      </Button>
      <div id={id} className="empty:hidden">
        {isOpen && children}
      </div>
    </section>
  )
}
