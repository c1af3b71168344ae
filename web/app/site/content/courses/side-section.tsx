import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** Within a column of the page. */
  isWithin?: boolean
  children: ReactNode
}

export function SideSection({ id, title, isWithin = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid grid-cols-1 scroll-mt-16 gap-x-12 gap-y-5 lg:grid-cols-[14rem_minmax(0,1fr)] ${isWithin ? 'py-9 md:py-12' : 'container-page py-12 md:py-16'}`}
    >
      <h2 id={`${id}-title`} className="text-2xl text-heading md:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
