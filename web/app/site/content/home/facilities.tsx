import { useQuery } from '@tanstack/react-query'
import type { Campus } from 'contract/content/campus'
import { campusQuery, homeQuery } from '#app/data/site-content'
import { Icon } from '#app/ui/icon'
import { LibraryPicture } from '#app/ui/library-picture'
import { TargetLink } from '#app/ui/target-link'

export function Facilities() {
  const { data: campus } = useQuery(campusQuery())
  const { data: home } = useQuery(homeQuery())
  return (
    <section
      id="facilities"
      aria-labelledby="facilities-title"
      className="container-page late-layout-[47.5rem]/4 py-9 md:late-layout-[49rem] md:py-20"
    >
      {home?.aboveFacilities && <p className="eyebrow text-gilt">{home.aboveFacilities}</p>}
      <h2 id="facilities-title" className="mt-3 text-3xl text-heading md:text-4xl">
        Facilities
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-4 md:mt-10 md:grid-cols-3 md:gap-6 lg:gap-8">
        {campus?.facilities.map((facility) => (
          <Facility key={facility._key} {...facility} />
        ))}
      </ul>
    </section>
  )
}

function Facility({ name, text, picture, place }: Campus['facilities'][number]) {
  return (
    <li className="group relative flex flex-wrap overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-300 ease-calm focus-within:shadow-lift hover:shadow-lift md:block">
      <LibraryPicture
        picture={picture}
        sizes="(min-width: 1216px) 24rem, (min-width: 768px) 33vw, 7rem"
        className="relative min-h-32 flex-[1_1_6.5rem] md:aspect-4/3"
      />
      <div className="min-w-0 flex-[999_1_11rem] p-4 lg:p-6">
        <h3 className="text-xl text-heading md:text-2xl">
          {place ? (
            <TargetLink place={place} className="after:absolute after:inset-0 after:rounded-card">
              {name}
              <Icon
                of="arrow-right"
                className="ml-2 inline size-4.5 text-gilt transition-transform duration-300 ease-calm group-hover:translate-x-1"
              />
            </TargetLink>
          ) : (
            name
          )}
        </h3>
        <p className="mt-1.5 text-base text-ink-soft max-md:line-clamp-5 md:mt-2 md:text-[1.0625rem]">
          {text}
        </p>
      </div>
    </li>
  )
}
