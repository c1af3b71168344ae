import { findEditedPage } from 'contract/operations/edited-page'
import { freshQuery } from './fresh-query'

export const editedPageQuery = (path: string) => ({
  ...freshQuery(['edited-page', path], findEditedPage, { query: { path } }),
  retry: false,
})
