import { useQuery } from '@tanstack/react-query'
import { countOf, formatCount } from 'contract/platform/format-count'
import { useMemo } from 'react'
import { facultyQuery } from '#app/data/faculty'
import { useCatalogue } from '#app/lib/site'
import { ChartCard } from './chart-card'
import { type DepartmentFigure, facultyByDepartment } from './faculty-by-department'

function summaryOf(figures: DepartmentFigure[]): string {
  const total = figures.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No faculty members yet.'
  return `${countOf(total, 'person teaches', 'people teach')} at the college.`
}

export function DepartmentChart() {
  const { data: members, isError } = useQuery(facultyQuery())
  const catalogue = useCatalogue()
  const figures = useMemo(
    () => members && facultyByDepartment(members, catalogue),
    [members, catalogue],
  )
  const highest = Math.max(1, ...(figures ?? []).map(({ count }) => count))
  return (
    <ChartCard
      title="Faculty per Department"
      summary={figures && summaryOf(figures)}
      hasFailed={isError}
    >
      {figures && figures.length > 0 && (
        <ul className="grid gap-2.5">
          {figures.map((figure) => (
            <Bar key={figure.name} highest={highest} {...figure} />
          ))}
        </ul>
      )}
    </ChartCard>
  )
}

const width = 100

function Bar({ name, count, highest }: DepartmentFigure & { highest: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] @max-[15rem]:grid-cols-[minmax(0,1fr)_auto] @2xl:grid-cols-[14rem_minmax(0,1fr)_auto] items-center gap-3 @max-[15rem]:gap-y-1 text-[0.9375rem] leading-snug">
      <span translate="no" className="wrap-anywhere">
        {name}
      </span>{' '}
      <svg
        viewBox={`0 0 ${width} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-4 w-full rounded-sm bg-tint @max-[15rem]:order-last @max-[15rem]:col-span-2"
      >
        <rect width={(count / highest) * width} height="10" className="fill-accent" />
      </svg>
      <span className="min-w-6 text-right font-semibold tabular-nums">{formatCount(count)}</span>
    </li>
  )
}
