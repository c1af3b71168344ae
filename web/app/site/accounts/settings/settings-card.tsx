import { type ReactNode, useId } from 'react'

type SettingsCardProps = { title: string; lead?: string; children: ReactNode }

export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id={id} className="text-2xl text-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
