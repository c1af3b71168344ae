import { CloudOff, type IconNode, LoaderCircle, SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { Button } from '../button'

type OfNoun = {
  noun: string
}

export function ListLoading({ noun }: OfNoun) {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-3 py-20 text-lg font-semibold text-ink-soft"
    >
      <Icon of={LoaderCircle} className="size-6 animate-spin text-accent" />
      {`Loading ${noun}...`}
    </p>
  )
}

export function LoadingFailed({ noun, onRetry }: OfNoun & { onRetry: () => void }) {
  return (
    <Notice
      icon={CloudOff}
      title={`The ${noun} could not be loaded`}
      text="Check your connection and try again."
    >
      <Button tone="primary" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  )
}

type LoadStatusProps = OfNoun & {
  query: { isFetching: boolean; refetch: () => unknown }
  onRetry?: (() => void) | undefined
}

/** Until there is data. A failure shows here again. */
export function LoadStatus({ noun, query, onRetry = () => void query.refetch() }: LoadStatusProps) {
  if (query.isFetching) return <ListLoading noun={noun} />
  return <LoadingFailed noun={noun} onRetry={onRetry} />
}

export function NoResults({ noun, onClear }: OfNoun & { onClear: () => void }) {
  return (
    <Notice icon={SearchX} title={`No ${noun} found`} text="Try adjusting your search or filters">
      <Button onClick={onClear}>Clear search and filters</Button>
    </Notice>
  )
}

type ListStatusProps = LoadStatusProps & {
  /** Undefined until there is data. */
  found: number | undefined
  isFiltered: boolean
  onClear: () => void
  noneYet: ReactNode
}

/** Stands in for a list that has no entries to show. */
export function ListStatus({ found, isFiltered, onClear, noneYet, ...loading }: ListStatusProps) {
  if (found === undefined) return <LoadStatus {...loading} />
  if (found > 0) return null
  return isFiltered ? <NoResults noun={loading.noun} onClear={onClear} /> : noneYet
}

type NoticeProps = { icon: IconNode; title: string; text: string; children: ReactNode }

export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong bg-card px-6 py-14 text-center">
      <Icon of={icon} className="size-10 text-ink-muted" />
      <div>
        <h2 className="text-xl text-heading">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
