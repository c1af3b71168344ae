import { searchInPanel } from 'contract/search/panel-search'
import { freshQuery } from './fresh-query'

/** Refetched at every visit, because others write meanwhile. */
export const panelSearchQuery = (q: string) => ({
  ...freshQuery(['panel-search', q], searchInPanel, { query: { q } }),
  gcTime: 0,
  enabled: q !== '',
})
