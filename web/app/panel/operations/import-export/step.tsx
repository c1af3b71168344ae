import type { ReactNode } from 'react'

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-card p-4 text-ink-soft shadow-card sm:p-6">
      <h2 className="text-xl text-heading">{title}</h2>
      {children}
    </section>
  )
}
