import type { EditedContent } from 'contract/content/calls'
import { Hourglass, LoaderCircle, Send } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { mainButton } from '../../shell/main-button'
import { NoteForm } from '../../shell/note-form'
import type { PanelProps } from '../../shell/panel'
import { useTypedState } from '../../shell/use-typed-state'
import type { ContentActs } from './use-acts'

type RequestReviewButtonProps = PanelProps & {
  entry: EditedContent
  isActing: boolean
  isDirty: boolean
  acts: ContentActs
}

function wordsFor(isWaiting: boolean, isWritten: boolean): string {
  if (isWaiting) return 'Waiting for review'
  return isWritten ? 'Send for review' : 'Published'
}

export function RequestReviewButton(props: RequestReviewButtonProps) {
  const { panel, entry, isActing, isDirty, acts } = props
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useTypedState(panel, `request ${entry._id}`, '')
  const { request, hasDraft, isPublic } = entry
  const isWaiting = request !== undefined && !request.isEditedLater && !isDirty
  const isWritten = isDirty || hasDraft || !isPublic
  const isIdle = isActing || isWaiting || !isWritten
  const icon = isWaiting ? Hourglass : Send
  return (
    <>
      {/* `aria-disabled`, not `disabled`: a disabled button loses the focus. */}
      <Button
        {...mainButton}
        tone="primary"
        isBlocked={isIdle}
        onClick={() => setOpen(acts.canRequestReview())}
        className="ml-auto shrink-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-sm:px-4"
      >
        <Icon
          of={isActing ? LoaderCircle : icon}
          className={isActing ? 'size-5 animate-spin' : 'size-5'}
        />
        {wordsFor(isWaiting, isWritten)}
      </Button>
      {isOpen && (
        <NoteForm
          title="Send for review"
          lead="Reviewers see this version. Later edits are not included."
          label="Note"
          confirm="Send for review"
          note={note}
          onNote={setNote}
          isBusy={isActing}
          onClose={() => setOpen(false)}
          onSend={(words) => {
            setOpen(false)
            void acts.requestReview(words).then((isRequested) => {
              if (isRequested) setNote('')
            })
          }}
        />
      )}
    </>
  )
}
