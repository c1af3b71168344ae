import { otherAccountSignedIn } from 'contract/accounts/account-settings'
import type { ApiError } from 'contract/platform/client'
import { useMemo } from 'react'
import { useAdminSession } from '#app/data/admin'
import type { Panel } from './shell/panel'
import { useMessages } from './shell/use-messages'
import { useOnVisit } from './shell/use-on-visit'
import { useUnsaved } from './shell/use-unsaved'
import { usePanelLocation } from './use-panel-location'
import { viewOf } from './views'

const sessionEnded = 'Your session has ended. Please sign in again.'
const draftSaved = 'Your changes are saved in this window.'

export function usePanel() {
  const { endSession } = useAdminSession()
  const messages = useMessages()
  const unsaved = useUnsaved()
  const { place, goTo, views } = usePanelLocation(unsaved.hasTyped)
  const { view, edited, isEditing, start, visit } = place
  const saveDraftAndEnd = ({ message }: ApiError) => {
    const isReplaced = message === otherAccountSignedIn
    const notice = isReplaced ? otherAccountSignedIn : sessionEnded
    const typed = unsaved.typed()
    unsaved.drop()
    endSession({
      notice: typed ? `${notice} ${draftSaved}` : notice,
      draft: { view, edited, start, typed: typed ?? {} },
      isReplaced,
    })
  }
  const { showSuccess, showError, dismissError } = messages
  const { setUnsaved } = unsaved
  useOnVisit(visit, dismissError)
  // Memoised: thousands of memoised cards depend on it.
  const panel = useMemo(
    (): Panel => ({
      // Opening a list again starts afresh; Back restores its state.
      open: (next, start) =>
        goTo({
          view: next,
          ...(start && { start }),
          replaces: next === view && !isEditing && !start?.eventId,
        }),
      views: views.filter((id) => !viewOf(id).isUnlisted).map((id) => ({ id, ...viewOf(id) })),
      canOpen: (view) => views.includes(view),
      openSaved: (list, savedId) =>
        edited.isFromHub
          ? goTo({ view: 'event', start: { eventId: savedId }, replaces: true })
          : goTo({ view: list, start: { savedId }, replaces: true }),
      edit: (next, edited) => goTo({ view: next, edited }),
      edited,
      start,
      showSuccess,
      showError,
      setUnsaved,
    }),
    [goTo, views, view, edited, isEditing, start, showSuccess, showError, setUnsaved],
  )
  return { panel, place, messages, unsaved, saveDraftAndEnd }
}
