import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Edited, useAdminSession } from '#app/data/admin'
import { findInList } from '#app/data/record-list'
import { pathOf } from '#app/framework/addresses/path-of'
import { addressHere } from '#app/lib/languages/page-language'
import type { Start, ViewId } from './shell/panel'
import { useRights } from './shell/use-rights'
import { viewsOf } from './views-of'

/** `history.state`: all views share one URL. The login sets it, too. */
type Entry = { view: ViewId; edited?: Edited; start?: Start }

/** Each visit has its own key, so that a view starts afresh. */
export type PanelLocation = {
  view: ViewId
  edited: Edited
  isEditing: boolean
  start: Start
  visit: string
}

type Opening = Entry & {
  replaces?: boolean
}

const nothing: Edited = {}
const fromTheTop: Start = {}

export function usePanelLocation(hasTyped: () => boolean) {
  const { dropDraft } = useAdminSession()
  const views = useViews()
  const { key, state, search } = useLocation()
  const navigate = useNavigate()
  const asKnownNow = useKnownNow()
  const home = views[0] ?? 'settings'
  const drop = useEffectEvent(dropDraft)
  // Unless a form of that view is still to be restored.
  useEffect(() => {
    drop()
  }, [])
  // Safe: only this hook sets the state at this path.
  const entry = (state as Entry | null) ?? { view: home }
  // The history may belong to another account, or to one with other rights.
  const isListed = views.includes(entry.view)
  const [openedKey, setOpenedKey] = useState<string>()
  if (isListed && openedKey !== key) setOpenedKey(key)
  // Whoever loses a right can still copy what they typed.
  const isOwn = isListed || (openedKey === key && hasTyped())
  const { view, edited, start }: Entry = isOwn ? entry : { view: home }
  const panelLocation = useMemo((): PanelLocation => {
    const known = edited ? asKnownNow(edited) : nothing
    const { copyOf: _, ...changed } = known
    const isEditing = Object.keys(changed).length > 0
    return { view, edited: known, isEditing, start: start ?? fromTheTop, visit: key }
  }, [view, edited, start, key, asKnownNow])
  const goTo = useCallback(
    ({ replaces = false, ...entry }: Opening) => {
      // A link from the site has a query, and Back must not lead to it again.
      const isFromSite = search !== ''
      void navigate(addressHere(pathOf('admin')), { state: entry, replace: replaces || isFromSite }) // the router shows its failures itself
    },
    [navigate, search],
  )
  return { place: panelLocation, goTo, views }
}

/** Memoised by account. */
function useViews() {
  const { account } = useRights()
  return useMemo(() => viewsOf(account), [account])
}

/** Back may lead to a form whose record has changed since, so the current record is used. */
function useKnownNow() {
  const queryClient = useQueryClient()
  return useCallback(
    ({ record, ...others }: Edited): Edited => ({
      ...others,
      ...(record && { record: findInList(queryClient, record._id) ?? record }),
    }),
    [queryClient],
  )
}
