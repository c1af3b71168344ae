import { getDisclosure } from 'contract/content/disclosure'
import type { Call } from 'contract/platform/client'
import { callQuery } from './call-query'
import { siteContentKey } from './site-content'

export const disclosureQuery = (call?: Call) =>
  callQuery([...siteContentKey, 'disclosure'], getDisclosure, call)
