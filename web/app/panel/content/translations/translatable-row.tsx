import { departmentTitle } from 'contract/content/catalogue'
import {
  type TranslatableEntry,
  type TranslationStatus,
  translationStatuses,
} from 'contract/content/translations/list-calls'
import { contentTypes } from 'contract/content/types'
import { countOf } from 'contract/platform/format-count'
import {
  CalendarClock,
  ChevronRight,
  CircleCheck,
  CircleDashed,
  Hourglass,
  type IconNode,
  Languages,
  PencilLine,
  TriangleAlert,
} from 'lucide'
import { useCatalogue, useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { formatRecentTime } from '../../shell/format-recent-time'
import { EntryBadge } from '../entries/entry-status'
import { isFixedTitle } from '../entries/is-fixed-title'

const looks = {
  outdated: { icon: TriangleAlert, tone: 'bg-danger-50 text-danger-700' },
  missing: { icon: CircleDashed, tone: 'bg-well text-ink-soft' },
  behind: { icon: Languages, tone: 'bg-gilt-soft text-gilt' },
  review: { icon: Hourglass, tone: 'bg-sky-100 text-sky-700' },
  draft: { icon: PencilLine, tone: 'bg-gilt-soft text-gilt' },
  scheduled: { icon: CalendarClock, tone: 'bg-sky-100 text-sky-700' },
  complete: { icon: CircleCheck, tone: 'bg-leaf-100 text-leaf-700' },
} as const satisfies Record<TranslationStatus, { icon: IconNode; tone: string }>

/** Empty if all texts are translated. */
function progressOf({ status, texts, missing, outdated }: TranslatableEntry): string {
  const all = countOf(texts, 'text', 'texts')
  if (status === 'missing') return all
  return [
    ...(missing > 0 ? [`${missing} of ${all} to translate`] : []),
    ...(outdated > 0 ? [`${missing > 0 ? outdated : `${outdated} of ${all}`} to check`] : []),
  ].join(', ')
}

type TranslatableRowProps = {
  entry: TranslatableEntry
  language: string
  isDisabled: boolean
  onOpen: () => void
}

export function TranslatableRow({ entry, language, isDisabled, onOpen }: TranslatableRowProps) {
  const { now } = useSite()
  const catalogue = useCatalogue()
  const { title, translatedTitle, type, department, status, publishAt } = entry
  const { one } = contentTypes[type]
  const notes = [
    ...(one === title ? [] : [one]),
    ...(department ? [departmentTitle(catalogue, department)] : []),
  ].join(' · ')
  const progress = progressOf(entry)
  return (
    <button
      type="button"
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onOpen()
      }}
      className="flex w-full min-w-0 items-center gap-4 px-4 py-3.5 text-left hover:bg-accent-soft focus-visible:-outline-offset-3 sm:px-5"
    >
      <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <span className="grid min-w-0 gap-0.5">
          <span
            translate={isFixedTitle(entry) ? undefined : 'no'}
            className="text-lg font-semibold wrap-anywhere text-heading"
          >
            {title}
          </span>{' '}
          {translatedTitle && (
            <>
              <span translate="no" lang={language} className="wrap-anywhere text-ink">
                {translatedTitle}
              </span>{' '}
            </>
          )}
          {notes && <span className="wrap-anywhere text-ink-muted">{`${notes} `}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
          {progress && <span className="text-[0.9375rem] text-ink-soft">{`${progress} `}</span>}
          <EntryBadge {...looks[status]}>
            {status === 'scheduled' && publishAt
              ? `Scheduled for ${formatRecentTime(publishAt, now)}`
              : translationStatuses[status]}
          </EntryBadge>
        </span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-accent" />
    </button>
  )
}
