import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Call, CallOptions, JsonEndpoint } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'

/** `call` is passed where the server renders a page. */
export const callQuery = <E extends JsonEndpoint, const Key extends QueryKey>(
  queryKey: Key,
  endpoint: E,
  call: Call = browserCall,
  options?: CallOptions<E>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, { ...(options as CallOptions<E>), signal }),
  })
