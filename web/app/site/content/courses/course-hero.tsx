import type { PublicPicture } from 'contract/content/library/public-view'
import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/breadcrumbs'
import { LibraryPicture } from '#app/ui/library-picture'
import { Breadcrumbs } from './breadcrumbs'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  subtitle?: string
  text: string
  /** Undefined when deleted from the library or never chosen. */
  picture: PublicPicture | undefined
  children: ReactNode
}

export function CourseHero({ crumbs, title, subtitle, text, picture, children }: Props) {
  return (
    <header className="relative overflow-hidden bg-brand-950 text-white">
      <div className="container-page relative z-10">
        <div
          className={`pt-4 pb-10 lg:flex lg:flex-col lg:pt-6 lg:pb-20 ${picture ? 'lg:min-h-[34rem] lg:w-[52%] lg:pr-14' : ''}`}
        >
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-6 lg:my-auto">
            <h1 className="text-4xl break-words sm:text-5xl lg:text-6xl">{title}</h1>
            {subtitle && (
              <p className="mt-3 font-display text-xl text-gold-300 md:text-2xl">{subtitle}</p>
            )}
            <p className="mt-5 max-w-xl text-lg text-sand-200">{text}</p>
            <div className="mt-8 flex flex-wrap gap-3 print:hidden">{children}</div>
          </div>
        </div>
      </div>
      {picture && (
        <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2 print:hidden">
          <LibraryPicture
            picture={picture}
            isFirst
            sizes="(min-width: 1024px) 50vw, 100vw"
            className="relative aspect-video lg:aspect-auto lg:h-full"
          />
          <div
            aria-hidden="true"
            className="absolute inset-0 bg-linear-to-b from-brand-950 to-transparent to-25% lg:bg-linear-to-r lg:to-40%"
          />
        </div>
      )}
    </header>
  )
}
