import { Globe, LoaderCircle, Undo2, X } from 'lucide'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { mainButton } from '../../shell/main-button'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import type { Editing } from '../editing/editing'
import type { Snapshot } from '../editing/editing-state'
import { SaveLine } from '../editing/save-line'
import type { Correction } from '../translations/use-correction'
import { RequestReviewButton } from './request-review-button'
import type { ContentActs } from './use-acts'
import type { NoticeEmail } from './use-notice-email'

type PublishBarProps = PanelProps & {
  editing: Editing
  snapshot: Snapshot
  isDirty: boolean
  acts: ContentActs
  email: NoticeEmail
  correction: Correction
  /** The question was postponed. */
  isDeferred: boolean
  onCompare: () => void
}

export function PublishBar(props: PublishBarProps) {
  const { panel, editing, snapshot, isDirty, acts, email, correction, isDeferred, onCompare } =
    props
  const { mayOn } = useRights()
  const { entry, save, message, isActing } = snapshot
  const isWaiting = isDirty || entry.hasDraft || entry.publishAt !== undefined || !entry.isPublic
  const isIdle = isActing || !isWaiting
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-card px-4 py-3 shadow-lift sm:mx-0 sm:rounded-t-card sm:border-x">
      {/* Rendered even when empty: screen readers announce only changes inside a live region that already exists. */}
      <div role="status" className="empty:absolute">
        {message && <StatusMessage text={`${message}.`} onDismiss={editing.dismissMessage} />}
      </div>
      {isDeferred && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-danger-50 px-4 py-2 text-danger-700">
          <p className="min-w-48 flex-1">
            Someone changed the same field. Your changes stay in this browser until you choose which
            version to keep.
          </p>
          <Button onClick={onCompare}>Compare</Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SaveLine save={save} onRetry={() => void editing.flush()} />
        {correction && isWaiting && <Choice {...correction} />}
        {email && isWaiting && <Choice {...email} />}
        <div
          className={`flex flex-wrap justify-end gap-x-3 gap-y-1 max-sm:ml-auto ${(email || correction) && isWaiting ? '' : 'ml-auto'}`}
        >
          {acts.undo && (
            <Button icon={Undo2} onClick={acts.undo.run} className="px-4">
              Undo <span className="sr-only">{acts.undo.what}</span>
            </Button>
          )}
          {mayOn(entry, 'publish content') ? (
            // `aria-disabled`, not `disabled`: a disabled button loses the focus.
            <button
              type="button"
              {...mainButton}
              aria-disabled={isIdle}
              onClick={() => {
                if (!isIdle)
                  void acts
                    .publish()
                    .then((isDone) => (isDone ? email?.afterPublishing() : undefined))
              }}
              className={`button-primary shrink-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-sm:px-4`}
            >
              <Icon
                of={isActing ? LoaderCircle : Globe}
                className={isActing ? 'size-5 animate-spin' : 'size-5'}
              />
              {isWaiting ? (email?.publishText ?? 'Publish now') : 'Published'}
            </button>
          ) : (
            <RequestReviewButton {...{ panel, entry, isActing, isDirty, acts }} />
          )}
        </div>
      </div>
    </div>
  )
}

type ChoiceProps = {
  isChosen: boolean
  choose: (isChosen: boolean) => void
  label: string
  className?: string
}

export const Choice = ({ isChosen, choose, label, className = 'ml-auto' }: ChoiceProps) => (
  <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ target }) => choose(target.checked)}
      className="size-5 shrink-0 cursor-pointer accent-primary"
    />
    <span>{label}</span>
  </label>
)

function StatusMessage({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <p className="flex items-start gap-3 rounded-md bg-sky-100 pr-1 pl-4 text-sky-700">
      <span className="min-w-0 flex-1 py-2 wrap-anywhere">{text}</span>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-card/70"
      >
        <Icon of={X} className="size-5" />
      </button>
    </p>
  )
}
