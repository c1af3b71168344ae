import { type ReactNode, useId } from 'react'

type CardProps = {
  title: ReactNode
  lead?: string | undefined
  /** A box beside a form is one heading level deeper. */
  isBeside?: boolean
  className: string
  children: ReactNode
}

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

export const SideCard = ({ title, children }: SideCardProps) => (
  <Card title={title} isBeside className="grid gap-3 p-5">
    {children}
  </Card>
)
