import { useState } from 'react'
import { island } from '#app/framework/islands/island'
import { Icon } from '#app/ui/icon'

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

function StaticMap() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 450"
      preserveAspectRatio="xMidYMid slice"
      className="size-full fill-none"
    >
      <rect width="1200" height="450" className="fill-tint" />
      <path d="M690 60h190v130H690zM250 250h170v120H250z" className="fill-leaf-100" />
      <path
        d="M-20 340C180 300 300 420 520 400s300-120 700-60"
        className="stroke-sky-100"
        strokeWidth="34"
      />
      <g className="stroke-line-strong" strokeWidth="16">
        <Streets />
      </g>
      <g className="stroke-card" strokeWidth="12">
        <Streets />
      </g>
    </svg>
  )
}

function Streets() {
  return (
    <path d="M-20 210 1220 150M-20 60l700-40 540 60M200-20l60 500M440-20l-40 500M660-20l60 500M900-20l-30 500M1080-20l40 500M236 239l650-57M407 403l813-173" />
  )
}

export default island(MapFrame, { hydrate: 'interaction' })
