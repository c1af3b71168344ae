import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { Icon } from '#app/ui/icon'
import { SiteLink } from '../site-link'

export const cardFrame = (isSaved: boolean) =>
  `rounded-card border bg-card ${isSaved ? 'border-leaf-700 shadow-lift outline-2 outline-leaf-700' : 'border-line shadow-card'}`

type SavedBadgeProps = {
  siteAddress: string | undefined
}

/** Scrolls into view and takes the focus. */
export function SavedBadge({ siteAddress }: SavedBadgeProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // On Back and Forward the router restores the scroll position.
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (isReturn) return
    ref.current?.closest('article, tr')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Scrolls a little further where the card is taller than the screen.
    ref.current?.focus()
  }, [isReturn])
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 bg-leaf-100 px-4 font-semibold text-leaf-700 outline-none"
    >
      <span className="flex items-center gap-2 py-2">
        <Icon of={CircleCheck} className="size-5" />
        Saved
      </span>
      {siteAddress && <SiteLink address={siteAddress} />}
    </p>
  )
}
