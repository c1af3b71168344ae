import { queryOptions } from '@tanstack/react-query'
import { getCircular, listCirculars } from 'contract/circulars'
import type { Call } from 'contract/client'
import { call as browserCall } from '#app/lib/call'

export const circularsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['circulars', 'list'],
    queryFn: ({ signal }) => call(listCirculars, { signal }),
  })
export const circularQuery = (_id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['circulars', 'one', _id],
    queryFn: ({ signal }) => call(getCircular, { params: { _id }, signal }),
  })
