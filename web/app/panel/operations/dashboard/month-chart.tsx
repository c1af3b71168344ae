import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { countOf, formatCount } from 'contract/platform/format-count'
import { useMemo } from 'react'
import { eventsQuery } from '#app/data/events'
import { useSite } from '#app/lib/site'
import { ChartCard } from './chart-card'
import { eventsByMonth, type MonthFigure } from './events-by-month'

const monthFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(college.locale, { timeZone: 'UTC', ...options })
  return (month: string) => formatter.format(new Date(`${month}-01T00:00Z`))
}
const formatShort = monthFormat({ month: 'short' })
const formatLong = monthFormat({ month: 'long', year: 'numeric' })

const eventsText = (count: number) => countOf(count, 'event', 'events')

function summaryOf(figures: MonthFigure[]): string {
  const sum = (when: MonthFigure['when']) =>
    figures.filter((figure) => figure.when === when).reduce((all, { count }) => all + count, 0)
  return `${eventsText(sum('current'))} this month, ${eventsText(sum('past'))} in the past twelve months, ${eventsText(sum('coming'))} in the next three.`
}

export function MonthChart() {
  const { now } = useSite()
  const { data: events, isError } = useQuery(eventsQuery())
  const figures = useMemo(
    () => events && eventsByMonth(events, now, college.timeZone),
    [events, now],
  )
  const highest = Math.max(1, ...(figures ?? []).map(({ count }) => count))
  return (
    <ChartCard title="Events per Month" summary={figures && summaryOf(figures)} hasFailed={isError}>
      {figures && (
        <ol className="grid grid-cols-8 gap-x-1 gap-y-5 @max-[15rem]:grid-cols-3 @xl:grid-cols-16">
          {figures.map((figure) => (
            <Column key={figure.month} highest={highest} {...figure} />
          ))}
        </ol>
      )}
    </ChartCard>
  )
}

const colours = {
  past: 'fill-accent',
  current: 'fill-gold-500',
  coming: 'fill-accent/45',
} as const satisfies Record<MonthFigure['when'], string>

const height = 100

function Column({ month, count, when, highest }: MonthFigure & { highest: number }) {
  const length = (count / highest) * height
  const isCurrent = when === 'current'
  return (
    <li>
      <span className="sr-only">
        {`${formatLong(month)}${isCurrent ? ', this month' : ''}: ${eventsText(count)}`}
      </span>
      <span
        aria-hidden="true"
        className="grid justify-items-center text-[0.8125rem] leading-tight text-ink-muted tabular-nums"
      >
        <span className={count > 0 ? 'font-semibold text-ink' : ''}>{formatCount(count)}</span>
        <svg
          viewBox={`0 0 10 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-1 h-28 w-full @max-[15rem]:h-16 @xl:h-52 border-b border-line-strong"
        >
          <rect x="1.5" y={height - length} width="7" height={length} className={colours[when]} />
        </svg>
        <span
          className={`mt-1 rounded-sm px-1 ${isCurrent ? 'bg-gilt-soft font-semibold text-ink' : ''}`}
        >
          {formatShort(month)}
        </span>
        <span>{month.slice(0, 4)}</span>
      </span>
    </li>
  )
}
