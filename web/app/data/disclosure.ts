import { getDisclosure } from 'contract/content/disclosure'
import type { Call } from 'contract/platform/client'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

/** What the college publishes because rules ask for it. */
export const disclosureQuery = (call?: Call) =>
  callQuery([...siteContentKey, 'disclosure'], getDisclosure, call)
