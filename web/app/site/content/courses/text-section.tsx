import type { ReactNode } from 'react'

/** A part of the text of a page. Links lead to it by its `id`. */
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
