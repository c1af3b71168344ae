import { readPass, verifyCertificate } from 'contract/events/certificates'
import type { Call } from 'contract/platform/client'
import { callQuery } from './call-query'

export const certificateQuery = (code: string, call?: Call) =>
  callQuery(['certificate', code], verifyCertificate, call, { params: { code } })

export const passQuery = (token: string, call?: Call) =>
  callQuery(['pass', token], readPass, call, { query: { token } })
