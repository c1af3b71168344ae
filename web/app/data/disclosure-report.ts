import { readDisclosureReport } from 'contract/content/disclosure-report'
import { reportsQuery } from './content'
import { freshQuery } from './fresh-query'

export const disclosureReportQuery = () =>
  freshQuery([...reportsQuery().queryKey, 'disclosure'], readDisclosureReport)
