import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleHelp } from 'lucide'
import { useState } from 'react'
import { useDismissSetUp } from '#app/data/today'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import { LoadStatus, NoResults } from '../../shell/list/list-notices'
import { SearchInput } from '../../shell/list/search-input'
import type { Panel, PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import { inBoth, wordMatcher } from '../match-words'
import { SimpleRow } from '../result-list'
import { helpPictureOf } from './help-pictures'
import { type HelpTopic, partsOfStep } from './help-topic'
import { helpTopicsQuery } from './help-topics-query'

const noun = 'help pages'

export function HelpView({ panel }: PanelProps) {
  const query = useQuery(helpTopicsQuery())
  const { data } = query
  if (!data) return <LoadStatus noun={noun} query={query} />
  const topics = data.filter(({ opens }) => panel.canOpen(opens.view))
  const chosen = topics.find(({ id }) => id === panel.start.choice?.topic)
  return chosen ? (
    <Topic topic={chosen} panel={panel} />
  ) : (
    <TopicList topics={topics} panel={panel} />
  )
}

type TopicListProps = PanelProps & { topics: readonly HelpTopic[] }

function TopicList({ topics, panel }: TopicListProps) {
  const [search, setSearch] = useState('')
  const { has } = useRights()
  const isMatch = wordMatcher(search)
  const visible = search.trim()
    ? topics.filter(({ title, alsoCalled }) => isMatch(`${inBoth(title)} ${alsoCalled}`))
    : topics
  return (
    <div className="grid max-w-3xl gap-5">
      <SearchInput
        label="Search help"
        hint="What do you want to do?"
        value={search}
        onChange={setSearch}
      />
      {visible.length === 0 && <NoResults noun={noun} onClear={() => setSearch('')} />}
      {visible.length > 0 && (
        <ul
          aria-label="Help pages"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
        >
          {visible.map(({ id, title, steps }) => (
            <SimpleRow
              key={id}
              icon={CircleHelp}
              title={title}
              about={`${steps.length} steps`}
              onOpen={() => panel.open('help', { choice: { topic: id } })}
            />
          ))}
        </ul>
      )}
      {has('manage accounts') && <ShowSetUp panel={panel} />}
    </div>
  )
}

function ShowSetUp({ panel }: PanelProps) {
  const dismiss = useDismissSetUp()
  const act = useAct(panel)
  const show = async () => {
    if (await act(async () => void (await dismiss.mutateAsync(false)))) panel.open('dashboard')
  }
  return (
    <button
      type="button"
      onClick={() => void show()} // reports its failure itself
      className="min-h-11 justify-self-start font-semibold text-accent underline underline-offset-4"
    >
      Show “Set up your site” on the dashboard
    </button>
  )
}

function Topic({ topic, panel }: { topic: HelpTopic; panel: Panel }) {
  const { id, title, lead, steps, more, opens } = topic
  const picture = helpPictureOf(id)
  return (
    <div className="grid max-w-3xl gap-4">
      <button
        type="button"
        onClick={() => panel.open('help')}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
      >
        <Icon of={ArrowLeft} className="size-5" />
        All help pages
      </button>
      <Card title={title} {...(lead && { lead })} className="p-5 sm:p-8">
        <ol className="mt-5 grid gap-4">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
              >
                {index + 1}
              </span>
              <p className="min-w-0 flex-1 pt-0.5 text-lg text-ink">
                <WithLabels text={step} />
              </p>
            </li>
          ))}
        </ol>
        {picture && (
          <img
            src={picture}
            alt={`Where to find it: ${opens.label.replace(/^Open /, '')}`}
            width={832}
            height={460}
            loading="lazy"
            className="mt-6 h-auto w-full rounded-md border border-line"
          />
        )}
        {more && (
          <p className="mt-6 border-t border-line pt-5 text-ink-soft">
            <WithLabels text={more} />
          </p>
        )}
        <Button tone="primary" onClick={() => panel.open(opens.view)} className="mt-6">
          {opens.label}
        </Button>
      </Card>
    </div>
  )
}

const WithLabels = ({ text }: { text: string }) =>
  partsOfStep(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't change
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  )
