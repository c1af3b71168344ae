import { queryOptions } from '@tanstack/react-query'
import { getCircular, listCirculars } from 'contract/circulars'
import { call as browserCall } from '#app/lib/call'
export const circularsQuery = (call = browserCall) =>
  queryOptions({ queryKey: ['circulars', 'list'], queryFn: () => call(listCirculars) })
export const circularQuery = (_id: string, call = browserCall) =>
  queryOptions({
    queryKey: ['circulars', 'one', _id],
    queryFn: () => call(getCircular, { params: { _id } }),
  })
