import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import MapFrame from './map-frame.island'

export function CampusMap() {
  const college = useCollege()
  return (
    <section aria-labelledby="map-title" className="container-page py-14 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="map-title" className="text-3xl text-heading md:text-4xl">
            Find the campus
          </h2>
          <p className="mt-3 text-lg text-ink-soft">{college.addressLines.join(', ')}</p>
        </div>
        <a
          href={college.mapAddress}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
        >
          <Icon of="external-link" className="size-4.5 text-gilt" />
          <span>Open in {college.mapName}</span>
        </a>
      </div>
      <MapFrame name={college.name} mapInside={college.mapInside} mapName={college.mapName} />
    </section>
  )
}
