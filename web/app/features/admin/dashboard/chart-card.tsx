import { type ReactNode, useId } from 'react'

type ChartCardProps = {
  title: string
  /** What the figures say in a sentence; undefined before they have come. */
  summary: string | undefined
  hasFailed: boolean
  children: ReactNode
}

/** A chart with its name and its meaning in words. */
export function ChartCard({ title, summary, hasFailed, children }: ChartCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="@container grid content-start self-stretch gap-5 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <div>
        <h2 id={id} className="text-xl text-heading">
          {title}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-ink-muted">
          {summary ?? (hasFailed ? 'The figures could not be loaded.' : 'Loading the figures...')}
        </p>
      </div>
      {children}
    </section>
  )
}
