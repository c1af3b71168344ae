import { type ReactNode, useId } from 'react'

type CardProps = {
  title: string
  /** One sentence under it. */
  lead?: string
  /** A box beside a form stands below the form's own heading. */
  isBeside?: boolean
  className: string
  children: ReactNode
}

/** A box of the panel, called by its heading. */
export function Card({ title, lead, isBeside = false, className, children }: CardProps) {
  const id = useId()
  const Heading = isBeside ? 'h3' : 'h2'
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-card shadow-card ${className}`}
    >
      <Heading id={id} className={`wrap-anywhere text-heading ${isBeside ? 'text-lg' : 'text-xl'}`}>
        {title}
      </Heading>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      {children}
    </section>
  )
}

type SideCardProps = { title: string; children: ReactNode }

/** A box beside the form. */
export const SideCard = ({ title, children }: SideCardProps) => (
  <Card title={title} isBeside className="grid gap-3 p-5">
    {children}
  </Card>
)
