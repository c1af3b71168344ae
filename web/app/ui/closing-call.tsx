import type { ReactNode } from 'react'

type Props = {
  id?: string
  title: string
  text: string
  children: ReactNode
}

export function ClosingCall({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-labelledby="call-title" className="bg-brand-800 text-white print:hidden">
      <div className="container-page flex flex-col items-start justify-between gap-8 py-14 md:flex-row md:items-center md:py-16">
        <div className="max-w-xl">
          <h2 id="call-title" className="text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-sand-200">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 md:shrink-0">{children}</div>
      </div>
    </section>
  )
}
