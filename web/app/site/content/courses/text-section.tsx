import type { ReactNode } from 'react'

export function TextSection({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-5 text-3xl text-heading md:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
