import type { PublicPicture } from 'contract/content/library/public-view'
import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/breadcrumbs'
import { Breadcrumbs } from '#app/ui/breadcrumbs'
import { LibraryPicture } from '#app/ui/library-picture'
import { Plate } from '#app/ui/plate'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  subtitle?: string
  text: string
  /** Undefined when deleted from the library or never chosen. */
  picture: PublicPicture | undefined
  /** Shown in large letters where there is no picture. */
  fact: string
  /** Whose pattern is drawn there. */
  department?: string
  children: ReactNode
}

export function CourseHero({ crumbs, title, subtitle, text, children, ...beside }: Props) {
  return (
    <header className="relative overflow-hidden bg-brand-950 text-white">
      <div className="container-page relative z-10">
        <div className="pt-2 pb-8 lg:flex lg:min-h-[27rem] lg:w-[52%] lg:flex-col lg:pt-4 lg:pr-14 lg:pb-12">
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-4 lg:my-auto">
            <h1 className="text-4xl break-words sm:text-5xl lg:text-6xl">{title}</h1>
            {subtitle && (
              <p className="mt-3 font-display text-xl text-gold-300 md:text-2xl">{subtitle}</p>
            )}
            <p className="mt-5 max-w-xl text-lg text-sand-200">{text}</p>
            <div className="mt-8 flex flex-wrap gap-3 print:hidden">{children}</div>
          </div>
        </div>
      </div>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2 print:hidden">
        <Beside {...beside} />
      </div>
    </header>
  )
}

function Beside({ picture, fact, department }: Pick<Props, 'picture' | 'fact' | 'department'>) {
  if (!picture)
    return (
      <Plate
        id="pattern"
        department={department}
        className="min-h-44 bg-brand-950 lg:h-full lg:justify-end lg:p-12"
      >
        <span className="text-4xl text-gold-300 lg:text-6xl">{fact}</span>
      </Plate>
    )
  return (
    <>
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
    </>
  )
}
