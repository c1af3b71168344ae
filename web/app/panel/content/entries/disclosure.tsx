import type { IconNode } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/icon'

type DisclosureProps = {
  label: string
  icon: IconNode
  show: string
  hide: string
  children: ReactNode
}

export function Disclosure({ label, icon, show, hide, children }: DisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={label} className="grid min-w-0 gap-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="button-outline justify-self-start"
      >
        <Icon of={icon} className="size-5" />
        {isOpen ? hide : show}
      </button>
      <div id={id} className="min-w-0 empty:hidden">
        {isOpen && children}
      </div>
    </section>
  )
}
