import { useQuery } from '@tanstack/react-query'
import { campusQuery, homeQuery } from '#app/data/site-content'
import { LibraryPicture } from '#app/ui/library-picture'

export function Facilities() {
  const { data: campus } = useQuery(campusQuery())
  const { data: home } = useQuery(homeQuery())
  return (
    <section
      id="facilities"
      aria-labelledby="facilities-title"
      className="container-page late-layout-[90rem] py-14 md:late-layout-[41rem] md:py-20"
    >
      {home?.aboveFacilities && <p className="eyebrow text-gilt">{home.aboveFacilities}</p>}
      <h2 id="facilities-title" className="mt-3 text-3xl text-heading md:text-4xl">
        Facilities
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-6 md:mt-10 md:grid-cols-3 lg:gap-8">
        {campus?.facilities.map(({ _key, name, text, picture }) => (
          <li
            key={_key}
            className="overflow-hidden rounded-card border border-line bg-card shadow-card"
          >
            <LibraryPicture
              picture={picture}
              sizes="(min-width: 1216px) 24rem, (min-width: 768px) 33vw, calc(100vw - 2rem)"
              className="relative aspect-video md:aspect-4/3"
            />
            <div className="p-5 lg:p-6">
              <h3 className="text-xl text-heading md:text-2xl">{name}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
