import type { Event } from 'contract/events'
import { useMemo, useState } from 'react'
import { useAdminSession } from '#app/data/admin'
import type { Panel, ViewId } from './panel'
import { useMessages } from './use-messages'
import { useSessionEnd } from './use-session-end'
import { useUnsaved } from './use-unsaved'
import { viewOf } from './views'

/** Where the administrator is. Every opening is a new visit, so that a view begins afresh. */
type Place = { view: ViewId; editedEvent?: Event | undefined; visit: number }

const sessionEnded = 'Your session has ended. Please log in again.'
const sessionEndedWithDraft = `${sessionEnded} What you typed is kept.`

/** The state of the panel: the view, its banner, typed content, and the end of the session. */
export function usePanel() {
  const { session, endSession } = useAdminSession()
  const messages = useMessages()
  const unsaved = useUnsaved()
  const [place, setPlace] = useState<Place>(() =>
    session.draft
      ? { view: 'add-event', editedEvent: session.draft.event, visit: 0 }
      : { view: 'dashboard', visit: 0 },
  )
  useSessionEnd(() => {
    const isTyping = unsaved.isUnsaved()
    unsaved.setUnsaved(false)
    endSession(isTyping ? sessionEndedWithDraft : sessionEnded)
  })
  const { showSuccess, showError, dismissError } = messages
  const { leaveBy, setUnsaved } = unsaved
  const { editedEvent } = place
  // The same object as long as it says the same: thousands of cards hold on to it.
  const panel = useMemo((): Panel => {
    const goTo = (view: ViewId, event?: Event) =>
      leaveBy(() => {
        setUnsaved(false)
        dismissError()
        setPlace(({ visit }) => ({ view, editedEvent: event, visit: visit + 1 }))
      })
    return {
      has: (view) => viewOf(view).component !== undefined,
      open: (view) => goTo(view),
      editEvent: (event) => goTo('add-event', event),
      editedEvent,
      showSuccess,
      showError,
      setUnsaved,
    }
  }, [editedEvent, showSuccess, showError, dismissError, leaveBy, setUnsaved])
  return { panel, place, messages, unsaved }
}
