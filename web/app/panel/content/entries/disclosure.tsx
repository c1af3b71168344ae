import type { IconNode } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../shell/button'

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
      <Button
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        {isOpen ? hide : show}
      </Button>
      <div id={id} className="min-w-0 empty:hidden">
        {isOpen && children}
      </div>
    </section>
  )
}
