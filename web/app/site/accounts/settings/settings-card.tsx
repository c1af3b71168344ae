import { type ReactNode, useId } from 'react'

type SettingsCardProps = { title: string; lead?: string; children: ReactNode }

/** A section of the account page: its heading is beside it where there is room. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section
      id={title.toLowerCase().replaceAll(' ', '-')}
      aria-labelledby={id}
      className="grid scroll-mt-24 grid-cols-1 gap-x-10 gap-y-4 py-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl text-heading">
          {title}
        </h2>
        {lead && <p className="mt-1 text-base text-ink-soft">{lead}</p>}
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  )
}
