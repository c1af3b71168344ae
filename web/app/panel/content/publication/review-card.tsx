import { useQuery } from '@tanstack/react-query'
import { type Review, reviewIntervals } from 'contract/content/review'
import { BadgeCheck } from 'lucide'
import type { FormEvent } from 'react'
import { reviewQuery, useSetReview } from '#app/data/content-review'
import { controlClasses } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import { SideCard } from '../../shell/card'
import { Labelled, LabelledSelect } from '../../shell/labelled'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useAct } from '../../shell/use-act'
import { useTypedState } from '../../shell/use-typed-state'
import { reviewNotSaved, useMarkReviewed } from './use-mark-reviewed'

type ReviewCardProps = { panel: Panel; entryId: string }

export function ReviewCard({ panel, entryId }: ReviewCardProps) {
  const { data, isError } = useQuery(reviewQuery(entryId))
  return (
    <SideCard title="Owner and review">
      {!data && (
        <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
          {isError ? 'Owner and review date could not be loaded.' : 'Loading...'}
        </p>
      )}
      {data && (
        <ReviewForm panel={panel} entryId={entryId} review={data.review} people={data.people} />
      )}
    </SideCard>
  )
}

const intervalText = (months: number) => {
  if (months === 1) return 'Month'
  if (months < 12) return `${months} months`
  return months === 12 ? 'Year' : `${months / 12} years`
}

const usualMonths = 12

type Fields = { ownerId: string; by: string; months: number }
/** Each with the value it replaces. */
type Changes = { [Name in keyof Fields]?: { from: Fields[Name]; to: Fields[Name] } }
const unchanged: Changes = {}

const fieldsOf = ({ ownerId = '', due }: Review): Fields => ({
  ownerId,
  by: due?.by ?? '',
  months: Number(due?.months ?? usualMonths),
})

/** What somebody else has changed since counts, so that nobody overwrites it unseen. */
function withChanges(stored: Fields, changes: Changes): Fields {
  const still = <Value,>(value: Value, change?: { from: Value; to: Value }) =>
    change && change.from === value ? change.to : value
  return {
    ownerId: still(stored.ownerId, changes.ownerId),
    by: still(stored.by, changes.by),
    months: still(stored.months, changes.months),
  }
}

type ReviewFormProps = ReviewCardProps & {
  review: Review
  people: readonly { _id: string; email: string; isDisabled: boolean }[]
}

function ReviewForm({ panel, entryId, review, people }: ReviewFormProps) {
  const [changes, setChanges] = useTypedState(panel, `review of ${entryId}`, unchanged)
  const stored = fieldsOf(review)
  const { ownerId, by, months } = withChanges(stored, changes)
  const change = <Name extends keyof Fields>(name: Name, to: Fields[Name]) =>
    setChanges({ ...changes, [name]: { from: stored[name], to } })
  const nameOf = useAccountName()
  const save = useSetReview(entryId)
  const markReviewed = useMarkReviewed(panel)
  const act = useAct(panel, reviewNotSaved)
  const interval = reviewIntervals.find((one) => one === months)
  const isBusy = save.isPending || markReviewed.isBusy
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const due = by && interval ? { by, months: interval } : undefined
    const changed = { ...(ownerId && { ownerId }), ...(due && { due }) }
    void act(async () => {
      const response = await save.mutateAsync({ seen: review, review: changed })
      setChanges(unchanged)
      return response
    })
  }
  return (
    <form
      noValidate
      method="post"
      aria-label="Owner and review"
      onSubmit={submit}
      className="grid gap-3"
    >
      <LabelledSelect
        label="Owner"
        value={ownerId}
        onChange={(chosen) => change('ownerId', chosen)}
        options={[
          ['', 'No owner'],
          ...people.map(
            ({ _id, email, isDisabled }) =>
              [_id, isDisabled ? `${nameOf(email)} (disabled)` : nameOf(email)] as const,
          ),
        ]}
      />
      <Labelled label="Review by">
        {(id) => (
          <>
            <input
              id={id}
              type="date"
              value={by}
              onChange={({ target }) => change('by', target.value)}
              aria-describedby={`${id}-hint`}
              className={controlClasses}
            />
            <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
              Overdue reviews come first in Reports. Only staff see this.
            </p>
          </>
        )}
      </Labelled>
      {by && (
        <LabelledSelect
          label="Review again every"
          value={String(months)}
          onChange={(chosen) => change('months', Number(chosen))}
          options={reviewIntervals.map((one) => [String(one), intervalText(one)])}
        />
      )}
      <Button type="submit" aria-disabled={isBusy}>
        Save owner and review
      </Button>
      {review.due && (
        <Button
          icon={BadgeCheck}
          aria-disabled={isBusy}
          onClick={() => markReviewed.confirm(entryId, review.due?.by ?? '')}
        >
          Mark as reviewed
        </Button>
      )}
    </form>
  )
}
