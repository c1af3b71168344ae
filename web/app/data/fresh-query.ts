import type { QueryKey } from '@tanstack/react-query'
import type { CallOptions, JsonEndpoint } from 'contract/platform/client'
import { call } from '#app/lib/call'
import { callQuery } from './call-query'

/** Fetched at every visit, because others write meanwhile. */
export const freshQuery = <E extends JsonEndpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  options?: CallOptions<E>,
) => ({ ...callQuery(queryKey, endpoint, call, options), staleTime: 0 })
