import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { feesQuery } from '#app/data/fees'
import { importOrReload } from '#app/lib/import-or-reload'
import { BackButton } from '../../shell/back-button'
import { ListLoading, LoadStatus } from '../../shell/list/list-notices'
import type { PanelProps } from '../../shell/panel'

const FeesTable = lazy(async () => ({
  default: (await importOrReload(() => import('./fees-table'))).FeesTable,
}))

const noun = 'fees'

export function FeesView({ panel }: PanelProps) {
  const query = useQuery(feesQuery())
  const { data: courses, isFetching } = query
  return (
    <div className="grid gap-4">
      <div>
        <BackButton onClick={() => panel.open('website')}>Back to Website</BackButton>
      </div>
      {/* While refetching, the cached fees may be older than what was typed. */}
      {(isFetching || !courses) && <LoadStatus noun={noun} query={query} />}
      {!isFetching && courses?.every(({ edited }) => edited.fees.length === 0) && (
        <p className="rounded-card border border-dashed border-line-strong bg-card px-5 py-6 text-ink-soft">
          No course has fees yet. Add the first fee in a course; you can then fill in all courses
          here.
        </p>
      )}
      {!isFetching && courses?.some(({ edited }) => edited.fees.length > 0) && (
        <Suspense fallback={<ListLoading noun={noun} />}>
          <FeesTable panel={panel} courses={courses} />
        </Suspense>
      )}
    </div>
  )
}
