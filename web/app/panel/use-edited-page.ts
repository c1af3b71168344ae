import { useQuery } from '@tanstack/react-query'
import { editedPageParameter, nothingToEdit } from 'contract/operations/edited-page'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { editedPageQuery } from '#app/data/edited-page'
import { openEntry } from './content/entries/open-entry'
import { openRecord } from './search/open-record'
import type { Panel } from './shell/panel'
import { reportFailure } from './shell/report-failure'

/** Opens what the link “Edit this page” on the site named. */
export function useEditedPage(panel: Panel): void {
  const path = new URLSearchParams(useLocation().search).get(editedPageParameter)
  const { data, error } = useQuery({ ...editedPageQuery(path ?? ''), enabled: path !== null })
  const open = useEffectEvent(() => {
    if (path === null) return
    if (data?.entry) openEntry(panel, data.entry)
    else if (data?.record) openRecord(panel, data.record)
    else if (error) reportFailure(error, panel.showError, nothingToEdit)
  })
  useEffect(() => {
    if (path !== null && (data || error)) open()
  }, [path, data, error])
}
