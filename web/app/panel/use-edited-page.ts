import { useQuery } from '@tanstack/react-query'
import {
  type EditedPage,
  editedPageParameter,
  nothingToEdit,
} from 'contract/operations/edited-page'
import { records } from 'contract/records'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { editedPageQuery } from '#app/data/edited-page'
import { call } from '#app/lib/call'
import { openEntry } from './content/entries/open-entry'
import { formView } from './content/records/record-texts'
import { staffForms } from './people/faculty/forms'
import { openRecord } from './search/open-record'
import type { Panel } from './shell/panel'
import { reportFailure } from './shell/report-failure'

type EditedRecord = NonNullable<EditedPage['record']>

/** Opens its form, or where the account may not change it, its list. */
async function openForm(panel: Panel, record: EditedRecord): Promise<void> {
  const { _id, subject, name, group } = record
  const view = group ? staffForms[group].view : formView(subject)
  if (!panel.canOpen(view)) return openRecord(panel, record)
  const { entries } = await call(records[subject].list, { query: { search: name, group } })
  const entry = entries.find((one) => one._id === _id)
  if (entry) panel.edit(view, { record: entry })
  else openRecord(panel, record)
}

/** Opens what the link “Edit this page” on the site named. */
export function useEditedPage(panel: Panel): void {
  const path = new URLSearchParams(useLocation().search).get(editedPageParameter)
  const { data, error } = useQuery({ ...editedPageQuery(path ?? ''), enabled: path !== null })
  const open = useEffectEvent(async () => {
    try {
      if (data?.entry) openEntry(panel, data.entry)
      else if (data?.record) await openForm(panel, data.record)
      else throw error
    } catch (failure) {
      reportFailure(failure, panel.showError, nothingToEdit)
    }
  })
  useEffect(() => {
    if (path !== null && (data || error)) open()
  }, [path, data, error])
}
