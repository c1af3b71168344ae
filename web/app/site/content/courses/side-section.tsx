import type { ReactNode } from 'react'

export function SideSection({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="container-page grid grid-cols-1 scroll-mt-16 gap-x-16 gap-y-6 py-14 md:py-20 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-3xl text-heading md:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
