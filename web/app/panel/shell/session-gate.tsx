import logo from 'college/pictures/logo.svg'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { PanelLanguageSwitch } from './panel-language-switch'

type SessionGateProps = {
  title: string
  lead: string
  back: { path: string; label: string }
  children: ReactNode
}

const gateLink =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-gold-100 hover:text-white'

export function SessionGate({ title, lead, back, children }: SessionGateProps) {
  const college = useCollege()
  return (
    <main
      data-admin
      className="grid min-h-dvh grid-cols-1 place-items-center bg-linear-to-br from-brand-950 via-brand-900 to-brand-800 px-4 py-10"
    >
      <title>{`${title} | ${college.name}`}</title>
      <div className="grid w-full max-w-md grid-cols-1 gap-6">
        <div className="grid justify-items-center gap-3 text-center">
          <img src={logo} alt="" width={72} height={72} className="size-18" />
          <p className="eyebrow text-gold-300">{college.name}</p>
        </div>
        <section
          aria-labelledby="gate-title"
          className="grid grid-cols-1 gap-6 rounded-card border-t-4 border-gold-500 bg-card p-6 shadow-lift sm:p-8"
        >
          <div>
            <h1 id="gate-title" className="text-3xl text-heading">
              {title}
            </h1>
            <p className="mt-1 text-ink-soft">{lead}</p>
          </div>
          <noscript>
            <p className="font-semibold text-danger-700">The admin panel needs JavaScript.</p>
          </noscript>
          {children}
        </section>
        <div className="flex flex-wrap justify-center gap-x-4">
          <Link to={back.path} className={gateLink}>
            <Icon of={ArrowLeft} className="size-4" />
            {back.label}
          </Link>
          <PanelLanguageSwitch className={gateLink} />
        </div>
      </div>
    </main>
  )
}

export function SessionGateLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center justify-self-center font-semibold text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
