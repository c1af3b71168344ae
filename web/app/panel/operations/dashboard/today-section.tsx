import { useQuery } from '@tanstack/react-query'
import type { TodayOverview } from 'contract/operations/today'
import { countOf } from 'contract/platform/format-count'
import { ChevronRight, CircleCheck } from 'lucide'
import { reportsQuery } from '#app/data/content'
import { waitingContentQuery } from '#app/data/content-lists'
import { disclosureReportQuery } from '#app/data/disclosure-report'
import { profileChangesQuery } from '#app/data/own-profile'
import { todayQuery } from '#app/data/today'
import { outdatedTranslationsQuery } from '#app/data/translation-list'
import { Icon } from '#app/ui/icon'
import { countWaiting } from '../../content/entries/waiting-entries'
import { openEvent } from '../../events/hub/open-event'
import { Card } from '../../shell/card'
import type { Panel, PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { SetUpCard } from './set-up-card'
import { WeekEvents } from './week-events'

export function TodaySection({ panel }: PanelProps) {
  const { data: today, isError } = useQuery(todayQuery())
  if (!today) return isError ? <p role="alert">Today’s overview could not be loaded.</p> : null
  return (
    <>
      {today.setUp && <SetUpCard panel={panel} {...today.setUp} />}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <WaitingCard panel={panel} today={today} />
          {today.missing && <MissingCard panel={panel} missing={today.missing} />}
        </div>
        {today.events && <WeekEvents panel={panel} events={today.events} />}
      </div>
    </>
  )
}

function waitingTasks(panel: Panel, { newMessages = 0, waitingLists = [] }: TodayOverview): Task[] {
  return [
    {
      name: 'messages',
      count: newMessages,
      text: `${countOf(newMessages, 'message', 'messages')} to answer`,
      open: () => panel.open('messages', { choice: { status: 'new' } }),
    },
    ...waitingLists.map(({ _id, title, waiting }) => ({
      name: _id,
      count: waiting,
      text: `${countOf(waiting, 'person', 'people')} on the waiting list: ${title}`,
      open: () => openEvent(panel, { eventId: _id, tab: 'queue', from: 'dashboard' }),
    })),
  ]
}

function WaitingCard({ panel, today }: PanelProps & { today: TodayOverview }) {
  const rights = useRights()
  const publishes = rights.has('publish translations')
  const { data: entries = [] } = useQuery({ ...waitingContentQuery(), enabled: publishes })
  const reviewsProfiles = rights.has('write records')
  const { data: profiles } = useQuery({ ...profileChangesQuery(), enabled: reviewsProfiles })
  const { notices, website, translations } = countWaiting(entries, rights)
  const changes = profiles?.waiting.length ?? 0
  return (
    <Card title="Waiting for you" className="p-4 sm:p-6">
      <TaskList
        none="Nothing is waiting for you."
        tasks={[
          ...waitingTasks(panel, today),
          {
            name: 'notices',
            count: notices,
            text: `${countOf(notices, 'notice', 'notices')} to review`,
            open: () => panel.open('notices'),
          },
          {
            name: 'website',
            count: website,
            text: `${countOf(website, 'website text', 'website texts')} to review`,
            open: () => panel.open('website'),
          },
          {
            name: 'translations',
            count: translations,
            text: `${countOf(translations, 'translation', 'translations')} to review`,
            open: () => panel.open('translations', { choice: { status: 'review' } }),
          },
          {
            name: 'profiles',
            count: changes,
            text: `${countOf(changes, 'profile change', 'profile changes')} to review`,
            open: () => panel.open('profile-changes'),
          },
        ]}
      />
    </Card>
  )
}

type MissingCardProps = PanelProps & { missing: NonNullable<TodayOverview['missing']> }

function MissingCard({ panel, missing }: MissingCardProps) {
  // After the rest: it may render pages.
  const { data: reports } = useQuery({ ...reportsQuery(), staleTime: reportsMilliseconds })
  const { isScoped, has } = useRights()
  const { data: translations } = useQuery({
    ...outdatedTranslationsQuery(),
    enabled: has('write translations'),
  })
  const { data: disclosure } = useQuery({ ...disclosureReportQuery(), enabled: !isScoped })
  const unanswered = disclosure?.missing.length ?? 0
  const { incompleteEntries, expiredNotices, picturesWithoutText } = missing
  const broken = reports?.deadLinks.length ?? 0
  const outdated = translations?.outdated ?? 0
  return (
    <Card title="Needs attention" className="p-4 sm:p-6">
      <TaskList
        none="Everything is in order."
        tasks={[
          {
            name: 'links',
            count: broken,
            text: `${countOf(broken, 'broken link', 'broken links')} on the website`,
            open: () => panel.open('reports'),
          },
          {
            name: 'incomplete',
            count: incompleteEntries,
            text: `${countOf(incompleteEntries, 'published text', 'published texts')} with missing parts`,
            open: () => panel.open('website'),
          },
          {
            name: 'translations',
            count: outdated,
            text: `${countOf(outdated, 'translation', 'translations')} to check, because the English has changed`,
            open: () => panel.open('translations', { choice: { status: 'outdated' } }),
          },
          {
            name: 'disclosure',
            count: unanswered,
            text: `${countOf(unanswered, 'item', 'items')} missing from the public disclosure`,
            open: () => panel.open('reports'),
          },
          {
            name: 'notices',
            count: expiredNotices,
            text: `${countOf(expiredNotices, 'notice', 'notices')} expired this week`,
            open: () => panel.open('notices'),
          },
          {
            name: 'pictures',
            count: picturesWithoutText,
            text: `${countOf(picturesWithoutText, 'picture', 'pictures')} without a description`,
            open: () => panel.open('library', { choice: { kind: 'missing' } }),
          },
        ]}
      />
    </Card>
  )
}

const reportsMilliseconds = 10 * 60_000

type Task = { name: string; count: number; text: string; open: () => void }

function TaskList({ tasks, none }: { tasks: readonly Task[]; none: string }) {
  const open = tasks.filter(({ count }) => count > 0)
  if (open.length === 0)
    return (
      <p className="mt-4 flex items-center gap-3 text-ink-soft">
        <Icon of={CircleCheck} className="size-5 shrink-0 text-leaf-700" />
        {none}
      </p>
    )
  return (
    <ul className="mt-3 divide-y divide-line">
      {open.map(({ name, text, open }) => (
        <li key={name}>
          <button
            type="button"
            onClick={open}
            className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left text-ink hover:text-accent"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Icon of={ChevronRight} className="size-5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  )
}
