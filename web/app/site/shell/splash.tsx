const bar = 'rounded-md bg-well'

/**
 * Covers the first page of a browser session for two seconds (specified). Disappears without scripts, lets clicks
 * through and is hidden from assistive technology.
 */
export function Splash() {
  return (
    <div aria-hidden="true" data-splash className="splash">
      <div className="border-b border-line">
        <div className="container-page flex h-18 items-center justify-between gap-4">
          <div className="flex items-center gap-3">
            <div className="size-11 rounded-full bg-well sm:size-12" />
            <div className={`h-5 w-40 sm:w-56 ${bar}`} />
          </div>
          <div className={`h-5 w-12 lg:w-96 ${bar}`} />
        </div>
      </div>
      <div className="h-[86vh] max-h-[700px] bg-well/60">
        <div className="container-page flex h-full flex-col justify-end gap-4 pb-24">
          <div className={`h-10 w-4/5 max-w-xl ${bar}`} />
          <div className={`h-10 w-3/5 max-w-md ${bar}`} />
          <div className={`h-5 w-full max-w-lg ${bar}`} />
          <div className={`h-11 w-40 ${bar}`} />
        </div>
      </div>
    </div>
  )
}
