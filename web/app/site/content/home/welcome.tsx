import { useQuery } from '@tanstack/react-query'
import { campusQuery, homeQuery, numbersQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { LibraryPicture } from '#app/ui/library-picture'
import { Link } from '#app/ui/link'

export function Welcome() {
  const college = useCollege()
  const { data: home } = useQuery(homeQuery())
  const { data: campus } = useQuery(campusQuery())
  return (
    <section aria-labelledby="welcome-title" className="container-page py-9 md:py-20">
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <p className="eyebrow text-gilt">Established {college.established}</p>
          <h2 id="welcome-title" className="mt-3 text-3xl text-heading md:text-4xl">
            Welcome to {college.name}
          </h2>
          <div className="mt-5 grid max-w-prose gap-4 text-ink-soft">
            {home?.welcome.map(({ _key, text }) => (
              <p key={_key}>{text}</p>
            ))}
          </div>
          <Link to={pathOf('about')} className="button-outline mt-7">
            About the College
            <Icon of="arrow-right" className="size-4" />
          </Link>
        </div>
        {campus?.welcomePicture && (
          <LibraryPicture
            picture={campus.welcomePicture}
            sizes="(min-width: 1216px) 36rem, (min-width: 1024px) 50vw, calc(100vw - 2rem)"
            className="relative aspect-4/3 rounded-card shadow-card max-sm:hidden"
          />
        )}
      </div>
      <Statistics />
    </section>
  )
}

function Statistics() {
  const { data: numbers } = useQuery(numbersQuery())
  return (
    <dl className="mt-9 grid grid-cols-[repeat(auto-fit,minmax(min(max(7.5rem,34%),100%),1fr))] gap-y-6 border-y border-line-strong py-6 md:mt-16 md:grid-cols-4 md:py-10">
      {numbers?.statistics.map(({ _key, value, label }) => (
        <div
          key={_key}
          className="flex flex-col-reverse justify-end border-line-strong even:border-l even:pl-6 md:border-l md:pl-6 md:first:border-l-0 md:first:pl-0"
        >
          <dt className="mt-1 text-balance text-ink-muted">{label}</dt>
          <dd className="font-display text-4xl leading-none font-semibold text-accent md:text-5xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
