import type { ReactNode } from 'react'

type Props = {
  id: string
  eyebrow: string | undefined
  title: string
  isTinted?: boolean
  children: ReactNode
}

export function TitledSection({ id, eyebrow, title, isTinted = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={isTinted ? 'bg-tint' : ''}>
      <div className="container-page grid grid-cols-1 gap-x-14 gap-y-7 py-14 md:py-20 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          {eyebrow && <p className="eyebrow text-gilt">{eyebrow}</p>}
          <h2 id={id} className="mt-2 text-3xl text-heading md:text-4xl">
            {title}
          </h2>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
