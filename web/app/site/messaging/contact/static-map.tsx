export function StaticMap() {
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
