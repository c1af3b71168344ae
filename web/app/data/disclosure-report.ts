import { queryOptions } from '@tanstack/react-query'
import { readDisclosureReport } from 'contract/content/disclosure-report'
import { call } from '#app/lib/call'
import { reportsQuery } from './content'

export const disclosureReportQuery = () =>
  queryOptions({
    queryKey: [...reportsQuery().queryKey, 'disclosure'],
    queryFn: ({ signal }) => call(readDisclosureReport, { signal }),
    staleTime: 0,
  })
