import { ChevronDown } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { CollectionSection, PartHeading } from './collection-section'
import { EntryRows } from './entry-rows'
import { FeesButton, NewEntryButton } from './new-entry-button'
import type { Part } from './parts'
import { useOpenParts } from './use-open-parts'

type PartsOfEntriesProps = { panel: Panel; parts: readonly Part[] }

export function PartsOfEntries({ panel, parts }: PartsOfEntriesProps) {
  const id = useId()
  const openParts = useOpenParts(parts.reduce((sum, { of }) => sum + of.length, 0))
  if (openParts)
    return (
      <div className="grid gap-3">
        {parts.map((part) => (
          <FoldingPart
            key={part.name}
            label={part.label}
            count={part.of.length}
            isOpen={openParts.isOpen(part.name)}
            shortcut={
              part.name !== 'single' && (
                <div className="absolute top-1.5 right-12 flex gap-3 max-sm:static">
                  <FeesButton
                    panel={panel}
                    type={part.name}
                    className="max-sm:mt-2 max-sm:flex-1"
                  />
                  <NewEntryButton
                    panel={panel}
                    type={part.name}
                    isQuiet
                    className="px-4 max-sm:hidden"
                  />
                </div>
              )
            }
            onToggle={(isOpen) => openParts.toggle(part.name, isOpen)}
          >
            <EntriesOfPart panel={panel} part={part} />
          </FoldingPart>
        ))}
      </div>
    )
  return (
    <>
      <PartButtons parts={parts} id={id} />
      <div className="grid gap-10">
        {parts.map((part) => (
          <section key={part.name} aria-labelledby={`${id}-${part.name}`} className="grid gap-4">
            <EntriesOfPart panel={panel} part={part} headingId={`${id}-${part.name}`} />
          </section>
        ))}
      </div>
    </>
  )
}

type EntriesOfPartProps = { panel: Panel; part: Part; headingId?: string }

function EntriesOfPart({ panel, part: { name, label, of }, headingId }: EntriesOfPartProps) {
  const heading = headingId !== undefined && { headingId }
  if (name !== 'single')
    return <CollectionSection panel={panel} type={name} entries={of} {...heading} />
  return (
    <>
      {headingId && <PartHeading id={headingId} label={label} />}
      <EntryRows panel={panel} label="Website" rows={of.map((entry) => ({ entry }))} />
    </>
  )
}

const PartButtons = ({ parts, id }: { parts: readonly Part[]; id: string }) => (
  <nav aria-label="Parts of the website" className="flex flex-wrap gap-2">
    {parts.map(({ name, label, of }) => (
      <Button
        key={name}
        onClick={() => {
          const heading = document.getElementById(`${id}-${name}`)
          heading?.scrollIntoView({ block: 'start' })
          heading?.focus({ preventScroll: true })
        }}
        className="px-4"
      >
        {label}
        <span className="text-ink-muted">{of.length}</span>
      </Button>
    ))}
  </nav>
)

type FoldingPartProps = {
  label: string
  count: number
  isOpen: boolean
  /** Beside the heading, while closed. */
  shortcut: ReactNode
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

function FoldingPart({ label, count, isOpen, shortcut, onToggle, children }: FoldingPartProps) {
  return (
    <div className="relative">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="group/part rounded-card border border-line bg-card"
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg text-heading">{label}</h2>
          <span className="text-ink-muted tabular-nums">{count}</span>
          <Icon
            of={ChevronDown}
            className="ml-auto size-5 text-accent group-open/part:rotate-180"
          />
        </summary>
        {isOpen && <div className="grid gap-4 border-t border-line p-3">{children}</div>}
      </details>
      {!isOpen && shortcut}
    </div>
  )
}
