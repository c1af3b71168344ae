import { useState } from 'react'
import { island } from '#app/framework/islands/island'
import { Icon } from '#app/ui/icon'
import { StaticMap } from './static-map'

type Props = { name: string; mapInside: string; mapName: string }

const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus()

/** No request goes to the map provider before the visitor asks. */
function MapFrame({ name, mapInside, mapName }: Props) {
  const [isWanted, setWanted] = useState(false)
  return (
    <div className="relative mt-8 h-88 overflow-hidden rounded-card border border-line bg-well md:h-112 print:hidden">
      {isWanted ? (
        <iframe
          ref={focusFrame}
          src={mapInside}
          title={`Map of the area around ${name}`}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          className="map size-full border-0"
        />
      ) : (
        <MapOffer mapName={mapName} onShow={() => setWanted(true)} />
      )}
    </div>
  )
}

const MapOffer = ({ mapName, onShow }: { mapName: string; onShow: () => void }) => (
  <>
    <StaticMap />
    <div className="absolute inset-0 grid place-items-center p-4">
      <div className="grid max-w-sm justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-lift">
        <p className="text-ink-soft">Showing the map loads it from {mapName}.</p>
        <noscript>
          <p className="text-ink-soft">
            The map needs JavaScript. The link above works without it.
          </p>
        </noscript>
        <button type="button" className="button-primary noscript:hidden" onClick={onShow}>
          <Icon of="map-pin" className="size-5" />
          Show map
        </button>
      </div>
    </div>
  </>
)

export default island(MapFrame, { hydrate: 'interaction' })
