import { CloudOff, type IconNode, LoaderCircle, SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

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
      <button type="button" onClick={onRetry} className="button-primary">
        Try Again
      </button>
    </Notice>
  )
}

export function NoResults({ noun, onClear }: OfNoun & { onClear: () => void }) {
  return (
    <Notice icon={SearchX} title={`No ${noun} found`} text="Try adjusting your search or filters">
      <button type="button" onClick={onClear} className="button-outline">
        Clear search and filters
      </button>
    </Notice>
  )
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
