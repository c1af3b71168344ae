import { startTransition, useMemo } from 'react'
import { useRestoredState } from '#app/lib/use-restored-state'

/** A multiple of every number of columns, so that slices join without a gap. */
const sliceLength = 12

type CardChoice<Entry> = {
  entries: readonly Entry[]
  /** What the entries were chosen by: another choice begins at the top. */
  criteria: string
  /** An entry that is shown however far down it stands. */
  savedId: string | undefined
}

/** The entries of which cards are drawn, in slices: as many as have been scrolled to, or asked for. */
export function useShownCards<Entry extends { _id: string }>({
  entries,
  criteria,
  savedId,
}: CardChoice<Entry>) {
  const [drawn, setDrawn] = useRestoredState({ criteria, slices: 1 }, 'cards')
  const slicesToSaved = useMemo(() => {
    const place = savedId === undefined ? -1 : entries.findIndex(({ _id }) => _id === savedId)
    return Math.floor(place / sliceLength) + 1
  }, [entries, savedId])
  const slices = Math.max(drawn.criteria === criteria ? drawn.slices : 1, slicesToSaved)
  const shown = useMemo(() => entries.slice(0, slices * sliceLength), [entries, slices])
  return {
    slices: Array.from({ length: Math.ceil(shown.length / sliceLength) }, (_, slice) =>
      shown.slice(slice * sliceLength, (slice + 1) * sliceLength),
    ),
    shown: shown.length,
    hasMore: shown.length < entries.length,
    /** Tells one end of the list from the next. */
    end: `${criteria} ${slices}`,
    showMore: () => startTransition(() => setDrawn({ criteria, slices: slices + 1 })),
  }
}
export type ShownCards<Entry extends { _id: string }> = ReturnType<typeof useShownCards<Entry>>
