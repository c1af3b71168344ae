import { type ReactNode, useId } from 'react'

type SettingsSectionProps = { title: string; lead?: string; children: ReactNode }

/** One subject of the settings. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-xl text-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
