import type { ReactNode } from 'react'

/** A page that has only something to say, and a way on. */
export function MessageScreen({
  eyebrow,
  title,
  children,
}: {
  eyebrow: string
  title: string
  children: ReactNode
}) {
  return (
    <div className="container-page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-20 text-center">
      <p className="eyebrow text-gilt">{eyebrow}</p>
      <h1 className="text-4xl text-heading md:text-5xl">{title}</h1>
      {children}
    </div>
  )
}
