import { useState } from 'react'
import { useCollege } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { Icon } from '#app/ui/icon'
import { StaticMap } from './static-map'

const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus()

/** No request goes to the map provider before the visitor asks. */
export function CampusMap() {
  const college = useCollege()
  const [isWanted, setWanted] = useState(false)
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
          Open in {college.mapName}
        </a>
      </div>
      <div className="relative mt-8 h-88 overflow-hidden rounded-card border border-line bg-well md:h-112 print:hidden">
        {isWanted ? (
          <iframe
            ref={focusFrame}
            src={college.mapInside}
            title={`Map of the area around ${college.name}`}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            className="size-full border-0"
          />
        ) : (
          <MapOffer onShow={() => setWanted(true)} />
        )}
      </div>
    </section>
  )
}

function MapOffer({ onShow }: { onShow: () => void }) {
  const college = useCollege()
  const isHydrated = useHydrated()
  return (
    <>
      <StaticMap />
      <div className="absolute inset-0 grid place-items-center p-4">
        <div className="grid max-w-sm justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-lift">
          <p className="text-ink-soft">Showing the map loads it from {college.mapName}.</p>
          <noscript>
            <p className="text-ink-soft">
              The map needs JavaScript. The link above works without it.
            </p>
          </noscript>
          <button type="button" className="button-primary" disabled={!isHydrated} onClick={onShow}>
            <Icon of="map-pin" className="size-5" />
            Show map
          </button>
        </div>
      </div>
    </>
  )
}
