import { college } from 'college/facts'
import {
  contentDiscarded,
  contentPublished,
  contentRestored,
  contentScheduled,
  contentUnscheduled,
  type EditedContent,
  type RevisionSummary,
} from 'contract/content/calls'
import {
  contentEndless,
  contentEnds,
  contentFromTrash,
  contentToTrash,
  contentWithdrawn,
} from 'contract/content/entry-calls'
import { questionBefore } from 'contract/content/last-day'
import {
  type PublicationRequest,
  publicationRequested,
  requestApproved,
  requestCancelled,
  requestReturned,
} from 'contract/content/request'
import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import type { useContentCalls } from '#app/data/content'
import type { Panel } from '../../shell/panel'
import { actionFailed } from '../../shell/report-failure'
import { isSessionEnd } from '../../shell/use-session-end'
import type { Editing } from '../editing/editing'
import type { SaveResult } from '../editing/editing-state'
import type { Correction } from '../translations/use-correction'

const mergedFirst =
  'Someone changed this in the meantime. Check the merged version, then try again.'
const notSavedFirst = 'Your changes could not be saved, so nothing else was done. Please try again.'
const publicationUndone = 'Undone. The website is as it was before.'
const undoneOf = ({ publishAt }: EditedContent) =>
  publishAt ? 'Undone. The scheduled version is a draft now: schedule it again.' : publicationUndone
const endOf = ({ unpublishAt }: EditedContent) => (unpublishAt ? { unpublishAt } : {})

type Acts = {
  panel: Panel
  editing: Editing
  calls: ReturnType<typeof useContentCalls>
  /** Returns true when there are no errors. */
  mend: () => boolean
  refuse: (errors: Record<string, string>) => void
  /** Points to a question that needs an answer first. */
  showQuestion: () => void
  confirm: (about: string) => Promise<boolean>
  correction: Correction
}

type Undoable = { what: 'publishing' | 'unpublishing'; run: () => Promise<boolean> }

/** Offered until the entry changes. */
function useUndo(editing: Editing) {
  const [last, setLast] = useState<Undoable & { version: number }>()
  const isLast = last?.version === editing.snapshot().entry.version && !editing.isDirty()
  return {
    offer: (undoable: Undoable) =>
      setLast({ ...undoable, version: editing.snapshot().entry.version }),
    undo: isLast ? last : undefined,
  }
}

type UndoableActs = Pick<Acts, 'panel' | 'editing' | 'calls'> & {
  act: (
    work: () => Promise<SaveResult>,
    ...messages: [success: string, undoing?: () => void]
  ) => Promise<boolean>
  publish: (success: string) => Promise<boolean>
  fail: (error: unknown) => void
}

function useUndoable({ panel, editing, calls, act, publish, fail }: UndoableActs) {
  const { offer, undo } = useUndo(editing)
  /** Publishes the version before again, or unpublishes what was never public. */
  const undoPublication = async (before: string | undefined) =>
    before === undefined
      ? act(() => editing.actOnSaved(calls.withdraw), publicationUndone)
      : (await act(() => editing.restore(before), contentRestored)) && publish(publicationUndone)
  return {
    undo,
    publish: async () => {
      const { publicRevision } = editing.snapshot().entry
      const isDone = await publish(contentPublished)
      if (isDone) offer({ what: 'publishing', run: () => undoPublication(publicRevision) })
      return isDone
    },
    withdraw: async () => {
      const { entry } = editing.snapshot()
      const reinstate = ({ version }: { version: number }) =>
        calls.reinstate({ version, ...endOf(entry) })
      const isDone = await act(() => editing.actOnSaved(calls.withdraw), contentWithdrawn)
      const run = () => act(() => editing.actOnSaved(reinstate), undoneOf(entry))
      if (isDone) offer({ what: 'unpublishing', run })
      return isDone
    },
    trash: () => {
      const { entry } = editing.snapshot()
      // The list is open by then.
      const undoing = () => {
        const { version } = editing.snapshot().entry
        const back = entry.isPublic
          ? calls.reinstate({ version, ...endOf(entry) })
          : calls.recover({ version })
        const success = entry.isPublic ? undoneOf(entry) : contentFromTrash(entry.title)
        void back.then(() => panel.showSuccess(success), fail) // `fail` shows it
      }
      return act(() => editing.actOnSaved(calls.trash), contentToTrash(entry.title), undoing)
    },
  }
}

export function useActs({
  panel,
  editing,
  calls,
  mend,
  refuse,
  showQuestion,
  confirm,
  correction,
}: Acts) {
  const notify = (status: SaveResult, success: string, undoing?: () => void) => {
    if (status === 'done') panel.showSuccess(success, undoing)
    if (status === 'asked') showQuestion()
    if (status === 'merged') panel.showError(mergedFirst)
    if (status === 'not saved') panel.showError(notSavedFirst)
    return status === 'done'
  }
  const fail = (error: unknown) => {
    if (isSessionEnd(error)) return false
    const { status, message, errors } =
      error instanceof ApiError ? error : new ApiError(0, { message: '' })
    panel.showError(message || actionFailed)
    refuse(errors)
    // Someone else was faster, such as in answering a review request.
    if (status === 409) void editing.refresh()
    return false
  }
  const act: UndoableActs['act'] = async (work, ...messages) =>
    !editing.snapshot().isActing && work().then((status) => notify(status, ...messages), fail)
  const publish = async (success: string, at?: string) => {
    if (!mend()) return false
    const about = questionBefore(editing.type, editing.snapshot().data, at, college.timeZone)
    if (about && !(await confirm(about))) return false
    const meant = {
      ...(at && { at }),
      ...(about && { isConfirmed: true as const }),
      ...(correction?.isChosen && { areTranslationsCorrect: true as const }),
    }
    const isDone = await act(() => editing.publish(meant), success)
    if (isDone) correction?.choose(false)
    return isDone
  }
  const approve = async (revision: string, about: string | undefined) => {
    if (about && !(await confirm(about))) return false
    const meant = { revision, ...(about && { isConfirmed: true as const }) }
    return act(() => editing.actOnSaved(() => calls.approveRequest(meant)), requestApproved)
  }
  // Each resolves to whether it succeeded.
  return {
    ...useUndoable({ panel, editing, calls, act, publish, fail }),
    publishAt: (at: string) => publish(contentScheduled, at),
    unschedule: () => act(() => editing.unschedule(), contentUnscheduled),
    discard: () => act(() => editing.discard(), contentDiscarded),
    restore: ({ _id }: RevisionSummary) => act(() => editing.restore(_id), contentRestored),
    end: (at?: string) =>
      act(
        () => editing.actOnSaved((of) => calls.end({ ...of, ...(at && { at }) })),
        at ? contentEnds : contentEndless,
      ),
    /** Shows what is missing, before anybody writes a note. */
    canRequestReview: mend,
    requestReview: (note: string) =>
      act(
        () =>
          editing.actOnTyped((written) =>
            calls.requestReview({ ...written, ...(note && { note }) }),
          ),
        publicationRequested,
      ),
    cancelRequest: ({ revision }: PublicationRequest) =>
      act(() => editing.actOnSaved(() => calls.cancelRequest({ revision })), requestCancelled),
    approveRequest: ({ revision }: PublicationRequest, about: string | undefined) =>
      approve(revision, about),
    returnRequest: ({ revision }: PublicationRequest, note: string) =>
      act(() => editing.actOnSaved(() => calls.returnRequest({ revision, note })), requestReturned),
  }
}
export type ContentActs = ReturnType<typeof useActs>
