import { BadgeCheck, ChevronRight, CircleCheck, Clock, type IconNode } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import { EntryBadge } from '../entries/entry-status'

const rowsAtOnce = 10

type ReportProps = {
  title: string
  about?: string
  none: string
  children: ReactNode[]
}

export function Report({ title, about, none, children }: ReportProps) {
  const [visible, setVisible] = useState(rowsAtOnce)
  const more = Math.min(rowsAtOnce, children.length - visible)
  return (
    <Card title={title} className="overflow-hidden px-4 pt-4 sm:px-5">
      {about && <p className="mt-1 text-ink-soft">{about}</p>}
      <div className="-mx-4 mt-4 border-t border-line sm:-mx-5">
        {children.length === 0 ? (
          <p className="flex items-center gap-2 px-4 py-4 text-leaf-700 sm:px-5">
            <Icon of={CircleCheck} className="size-5 shrink-0" />
            {none}
          </p>
        ) : (
          <ul className="divide-y divide-line">{children.slice(0, visible)}</ul>
        )}
        {more > 0 && (
          <div className="border-t border-line px-4 py-3 sm:px-5">
            <Button onClick={() => setVisible(visible + rowsAtOnce)} className="px-4">
              {`Show ${more} more (${children.length} in total)`}
              <span className="sr-only">{`: ${title}`}</span>
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

type RowProps = {
  name: string
  note: string
  badge?: string | undefined
  badgeIcon?: IconNode
  onOpen: () => void
  onReviewed?: () => void
  isBusy?: boolean
}

export function ReportRow({
  name,
  note,
  badge,
  badgeIcon = Clock,
  onOpen,
  onReviewed,
  isBusy,
}: RowProps) {
  return (
    <li className="flex flex-wrap items-center">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 basis-64 items-center gap-4 px-4 py-3 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-5"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span translate="no" className="font-semibold wrap-anywhere text-heading">
              {name}
            </span>
            {badge && (
              <>
                {' '}
                <EntryBadge icon={badgeIcon} tone="bg-danger-50 text-danger-700">
                  {badge}
                </EntryBadge>
              </>
            )}
          </span>{' '}
          <span className="text-[0.9375rem] wrap-anywhere text-ink-muted">{note}</span>
        </span>
        <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
      </button>
      {onReviewed && (
        <Button
          icon={BadgeCheck}
          aria-disabled={isBusy}
          onClick={onReviewed}
          className="mx-4 my-2 px-4 max-sm:mb-4 max-sm:flex-1 sm:mr-5 sm:ml-0"
        >
          Mark as reviewed
          <span translate="no" className="sr-only">{`: ${name}`}</span>
        </Button>
      )}
    </li>
  )
}
