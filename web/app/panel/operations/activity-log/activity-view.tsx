import { exportActivities } from 'contract/platform/activity'
import { urlOf } from 'contract/platform/client'
import { countOf } from 'contract/platform/format-count'
import { useRef } from 'react'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import { ListFooter } from '../../shell/list/list-footer'
import { LoadStatus, NoResults } from '../../shell/list/list-notices'
import { ListPages } from '../../shell/list/list-pages'
import { ListToolbar } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { ActivityEntry } from './activity-entry'
import { ActivityFilters } from './activity-filters'
import { type Activities, useActivities } from './use-activities'

const noun = 'activities'

export function ActivityView({ panel }: PanelProps) {
  const result = useActivities()
  const { filters, change, list, query } = result
  return (
    <section aria-label="Activity" className="grid gap-5">
      <ListToolbar
        searchLabel="Search activities"
        searchHint="Search by colleague or title"
        search={filters.search}
        onSearch={(search) => change({ search })}
        isRefreshing={list.isFetching}
        onRefresh={() => void list.refetch()} // a failure shows in the list
      >
        <ActivityFilters filters={filters} change={change} />
        <DownloadButton
          url={urlOf(exportActivities, { query })}
          fileName={`activity-${dayStamp()}.csv`}
          panel={panel}
          holds="a record of who did what, with email and network addresses"
          className="px-4 max-sm:w-full"
        >
          Export CSV
        </DownloadButton>
      </ListToolbar>
      <ActivityList panel={panel} found={result} />
    </section>
  )
}

function ActivityList({ panel, found }: PanelProps & { found: Activities }) {
  const { list, activities, isFiltered, clear } = found
  const count = useRef<HTMLParagraphElement>(null)
  if (!activities) return <LoadStatus noun={noun} query={list} />
  const visible = countOf(activities.length, 'activity', noun)
  return (
    <>
      {activities.length > 0 ? (
        <ListPages list={list} noun={noun} count={activities.length} countRef={count}>
          <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
            {activities.map((activity) => (
              <ActivityEntry key={activity._id} activity={activity} panel={panel} />
            ))}
          </ol>
        </ListPages>
      ) : (
        <NoResults noun={noun} onClear={clear} />
      )}
      <ListFooter list={list} noun={noun} countRef={count}>
        {isFiltered
          ? `${list.hasNextPage ? 'More than ' : ''}${visible} found`
          : `Showing the latest ${visible}`}
      </ListFooter>
    </>
  )
}
