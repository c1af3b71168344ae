import { useQuery } from '@tanstack/react-query'
import type { EditedContent } from 'contract/content/calls'
import type { PublicationRequest, ReturnedRequest } from 'contract/content/request'
import { Globe, Undo2 } from 'lucide'
import { useState } from 'react'
import { requestQuery } from '#app/data/content'
import { useSite } from '#app/lib/site'
import { ActivityChanges } from '../../shell/activity-changes'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import { formatRecentTime } from '../../shell/format-recent-time'
import { NoteForm } from '../../shell/note-form'
import type { PanelProps } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useRights } from '../../shell/use-rights'
import { useTypedState } from '../../shell/use-typed-state'
import { Choice } from './publish-bar'
import type { ContentActs } from './use-acts'
import type { NoticeEmail } from './use-notice-email'

type RequestNoticeProps = PanelProps & {
  entry: EditedContent
  acts: ContentActs
  email: NoticeEmail
  isBusy: boolean
}

export function RequestNotice(props: RequestNoticeProps) {
  const { _id, request, returned } = props.entry
  // Survives a request that is withdrawn while the note is typed.
  const reason = useTypedState(props.panel, `return ${_id}`, '')
  if (request) return <Waiting {...props} request={request} reason={reason} />
  return returned ? <Returned returned={returned} /> : null
}

const Quote = ({ children }: { children: string }) => (
  <blockquote
    translate="no"
    className="border-l-4 border-line-strong pl-4 whitespace-pre-line wrap-anywhere text-ink"
  >
    {children}
  </blockquote>
)

function Returned({ returned: { by, at, note } }: { returned: ReturnedRequest }) {
  const { now } = useSite()
  const nameOf = useAccountName()
  return (
    <Card title="Returned for changes" className="grid gap-3 p-4 sm:p-6">
      <p className="wrap-anywhere text-ink-soft">{`By ${nameOf(by)}, ${formatRecentTime(at, now)}`}</p>
      <Quote>{note}</Quote>
    </Card>
  )
}

type WaitingProps = RequestNoticeProps & {
  request: PublicationRequest
  reason: readonly [string, (reason: string) => void]
}

function Waiting(props: WaitingProps) {
  const { entry, request, acts, isBusy } = props
  const { now } = useSite()
  const { by, at, note, isEditedLater } = request
  const nameOf = useAccountName()
  const mayPublish = useRights().mayOn(entry, 'publish content')
  return (
    <Card title="Waiting for review" className="grid gap-4 p-4 sm:p-6">
      <p className="wrap-anywhere text-ink-soft">{`Sent by ${nameOf(by)}, ${formatRecentTime(at, now)}`}</p>
      {note && <Quote>{note}</Quote>}
      {isEditedLater && (
        <p className="rounded-md bg-gilt-soft px-4 py-2 text-gilt">
          This was edited after it was sent. Only the version that was sent will be published; later
          edits stay a draft.
        </p>
      )}
      {mayPublish ? (
        <Answer {...props} />
      ) : (
        <Button
          icon={Undo2}
          isBlocked={isBusy}
          onClick={() => void acts.cancelRequest(request)}
          className="justify-self-start"
        >
          Withdraw request
        </Button>
      )}
    </Card>
  )
}

/** The number counts those of the form: later edits may be for others. */
function emailTextsOf(email: NonNullable<NoticeEmail>, { isEditedLater }: PublicationRequest) {
  const people = isEditedLater ? 'subscribers' : email.people
  return {
    label: email.isFirst ? `Email ${people}` : `Email the correction to ${people}`,
    approve: email.isChosen
      ? `Approve, publish and email ${people}`
      : `Approve and publish${email.isFirst ? ' without email' : ''}`,
  }
}

function Answer({
  entry,
  request,
  acts,
  email,
  isBusy,
  reason: [reason, setReason],
}: WaitingProps) {
  const nameOf = useAccountName()
  /** The revision that the note is about. */
  const [returning, setReturning] = useState<string>()
  const { data, isError } = useQuery(requestQuery(entry._id, request.revision))
  const isBlocked = isBusy || (!data && !isError) || data?.isOutdated === true
  const texts = email && emailTextsOf(email, request)
  const approve = async () => {
    if (await acts.approveRequest(request, data?.confirmBefore)) await email?.afterPublishing()
  }
  return (
    <>
      <h3 className="text-lg text-heading">What will change for visitors</h3>
      {!data && (
        <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
          {isError ? 'The changes could not be loaded.' : 'Loading the changes...'}
        </p>
      )}
      {data && data.changes.length > 0 && <ActivityChanges changes={data.changes} />}
      {data?.changes.length === 0 && <p className="text-ink-soft">No visible changes.</p>}
      {data?.isOutdated && (
        <p role="alert" className="rounded-md bg-danger-50 px-4 py-2 text-danger-700">
          A newer version was published in the meantime. Check the form below and publish from
          there.
        </p>
      )}
      {email && texts && (
        <Choice isChosen={email.isChosen} choose={email.choose} label={texts.label} className="" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="primary"
          icon={Globe}
          isBlocked={isBlocked}
          onClick={() => void approve()}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        >
          {texts?.approve ?? 'Approve and publish'}
        </Button>
        <Button icon={Undo2} onClick={() => setReturning(request.revision)}>
          Return with note…
        </Button>
      </div>
      {returning === request.revision && (
        <NoteForm
          title="Return for changes"
          lead={`Nothing will be published. ${nameOf(request.by)} sees your note above the form.`}
          label="What needs to change"
          confirm="Return"
          missing="Describe what needs to change, in at least 3 characters"
          note={reason}
          onNote={setReason}
          isBusy={isBusy}
          onClose={() => setReturning(undefined)}
          onSend={async (note) => {
            if (await acts.returnRequest(request, note)) setReason('')
            setReturning(undefined)
          }}
        />
      )}
    </>
  )
}
