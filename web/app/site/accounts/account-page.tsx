import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountPagesQuery } from '#app/data/site-content'
import { useCollege } from '#app/lib/site'
import { LibraryPicture } from '#app/ui/library-picture'
import { PageHead } from '#app/ui/page-head'
import { RejectedNote } from '#app/ui/rejected-note'
import { ScriptNote } from './script-note'

type AccountPageProps = {
  title: string
  description: string
  /** Omitted where it depends on who is signed in. */
  lead?: string
  path: string
  children: ReactNode
}

export function AccountPage({ title, description, lead, path, children }: AccountPageProps) {
  return (
    <div className="lg:grid lg:grid-cols-2">
      <PageHead title={title} description={description} path={path} />
      <meta name="robots" content="noindex" />
      <div className="grid grid-cols-1 place-items-center px-4 py-8 sm:px-8 sm:py-14">
        <div className="w-full max-w-lg rounded-card border border-line bg-card p-5 shadow-card sm:p-9">
          <p className="eyebrow text-gilt">Student account</p>
          <h1 className="mt-2 text-3xl text-heading sm:text-4xl">{title}</h1>
          {/* Hidden without scripts, because what it describes needs them. */}
          {lead && <p className="mt-2 text-ink-soft noscript:hidden">{lead}</p>}
          <div className="mt-7">
            <ScriptNote />
            <RejectedNote />
            {children}
          </div>
        </div>
      </div>
      <Campus />
    </div>
  )
}

function Campus() {
  const college = useCollege()
  const { data: pages } = useQuery(accountPagesQuery())
  return (
    <div className="sticky top-18 h-[calc(100svh-4.5rem)] overflow-hidden max-lg:hidden print:hidden">
      <LibraryPicture
        picture={pages?.picture}
        sizes="(min-width: 64rem) 90rem, 1px"
        className="absolute inset-0"
      />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-brand-950 via-brand-950/70 to-transparent px-10 pt-32 pb-10 text-white xl:px-14 xl:pb-14">
        <p className="font-display text-3xl leading-tight font-semibold text-balance">
          {college.tagline}
        </p>
        <p className="mt-2 text-sand-200">{college.name}</p>
      </div>
    </div>
  )
}
