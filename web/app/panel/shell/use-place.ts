import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Draft, type Edited, useAdminSession } from '#app/data/admin'
import { findListed } from '#app/data/record-list'
import { pathOf } from '#app/framework/addresses/path-of'
import { viewsOf } from '../views-of'
import type { Start, ViewId } from './panel'
import { useRights } from './use-rights'

/** What an entry of the browser's history holds, under the one address of the panel. */
type Entry = { view: ViewId; edited?: Edited; start?: Start }

/** Where the administrator is. Every opening is a new visit, so that a view begins afresh. */
export type Place = {
  view: ViewId
  edited: Edited
  isEditing: boolean
  start: Start
  visit: string
}

type Opening = Entry & {
  /** Takes the place of the present entry of the history. */
  replaces?: boolean
}

const path = pathOf('admin')
const nothing: Edited = {}
const fromTheTop: Start = {}

/** The form that a session was ended in, else the first view of the account. */
function firstEntry(draft: Draft | undefined, first: ViewId): Entry {
  if (!draft) return { view: first }
  // Drafts are left by `usePanel` alone, which knows no other views.
  return { view: draft.view as ViewId, edited: draft.edited }
}

/** The place that the browser's history is at, and the way to another one. Back and Forward lead there, too. */
export function usePlace() {
  const { session } = useAdminSession()
  const views = useViews()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const asKnownNow = useKnownNow()
  const home = views[0] ?? 'settings'
  const [first] = useState(() => firstEntry(session.draft, home))
  // Only this hook leaves a state at the panel's address.
  const entry = (state as Entry | null) ?? first
  // An entry of the history may be another account's, or of one that had more rights then.
  const isOwn = views.includes(entry.view)
  const { view, edited, start }: Entry = isOwn ? entry : { view: home }
  const place = useMemo((): Place => {
    const known = edited ? asKnownNow(edited) : nothing
    const { copyOf: _, ...changed } = known
    const isEditing = Object.keys(changed).length > 0
    return { view, edited: known, isEditing, start: start ?? fromTheTop, visit: key }
  }, [view, edited, start, key, asKnownNow])
  const goTo = useCallback(
    ({ replaces = false, ...entry }: Opening) => {
      void navigate(path, { state: entry, replace: replaces }) // the router shows its failures itself
    },
    [navigate],
  )
  return { place, goTo, views }
}

/** The views of the account. The same list as long as it is the same account: the panel holds on to it. */
function useViews() {
  const { account } = useRights()
  return useMemo(() => viewsOf(account), [account])
}

/** Back may lead to a form whose record has been changed since: what is saved from there must begin with what is. */
function useKnownNow() {
  const queryClient = useQueryClient()
  return useCallback(
    ({ record, ...others }: Edited): Edited => ({
      ...others,
      ...(record && { record: findListed(queryClient, record._id) ?? record }),
    }),
    [queryClient],
  )
}
