import { useMemo, useState } from 'react'
import { type Draft, type Edited, useAdminSession } from '#app/data/admin'
import type { Panel, ViewId } from './panel'
import { useMessages } from './use-messages'
import { useUnsaved } from './use-unsaved'

/** Where the administrator is. Every opening is a new visit, so that a view begins afresh. */
export type Place = { view: ViewId; edited: Edited; isEditing: boolean; visit: number }

const sessionEnded = 'Your session has ended. Please log in again.'
const sessionEndedWithDraft = `${sessionEnded} What you typed is kept.`

const nothing: Edited = {}

function placeOf(view: ViewId, edited: Edited, visit: number): Place {
  return { view, edited, isEditing: Object.keys(edited).length > 0, visit }
}

/** The form that a session was ended in, else the dashboard. */
function firstPlace(draft: Draft | undefined): Place {
  if (!draft) return placeOf('dashboard', nothing, 0)
  // Drafts are left by `usePanel` alone, which knows no other views.
  return placeOf(draft.view as ViewId, draft.edited, 0)
}

/** The state of the panel: the view, its banner, typed content, and how it is kept when the session ends. */
export function usePanel() {
  const { session, endSession } = useAdminSession()
  const messages = useMessages()
  const unsaved = useUnsaved()
  const [place, setPlace] = useState(() => firstPlace(session.draft))
  const { view, edited } = place
  const keepAndEnd = () => {
    const values = unsaved.typed()
    unsaved.setUnsaved(false)
    if (values === undefined) endSession({ notice: sessionEnded })
    else endSession({ notice: sessionEndedWithDraft, draft: { view, edited, values } })
  }
  const { showSuccess, showError, dismissError } = messages
  const { leaveBy, setUnsaved } = unsaved
  // The same object as long as it says the same: thousands of cards hold on to it.
  const panel = useMemo((): Panel => {
    const goTo = (view: ViewId, edited: Edited) =>
      leaveBy(() => {
        setUnsaved(false)
        dismissError()
        setPlace(({ visit }) => placeOf(view, edited, visit + 1))
      })
    return {
      open: (view) => goTo(view, nothing),
      edit: goTo,
      edited,
      showSuccess,
      showError,
      setUnsaved,
    }
  }, [edited, showSuccess, showError, dismissError, leaveBy, setUnsaved])
  return { panel, place, messages, unsaved, keepAndEnd }
}
