import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/client'
import { getDisclosure } from 'contract/content/disclosure'
import { call as browserCall } from '#app/lib/call'
import { siteContentKey } from './site-content'

/** What the college publishes because rules ask for it. */
export const disclosureQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'disclosure'],
    queryFn: ({ signal }) => call(getDisclosure, { signal }),
  })
