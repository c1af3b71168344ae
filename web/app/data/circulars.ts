import { getCircular, listCirculars } from 'contract/circulars'
import type { Call } from 'contract/client'
import { callQuery } from './call-query'

export const circularsQuery = (call?: Call) => callQuery(['circulars', 'list'], listCirculars, call)

export const circularQuery = (_id: string, call?: Call) =>
  callQuery(['circulars', 'one', _id], getCircular, call, { params: { _id } })
