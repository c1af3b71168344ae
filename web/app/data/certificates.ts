import { readPass, verifyCertificate } from 'contract/events/certificates'
import type { Call } from 'contract/platform/client'
import { callQuery } from './call-query'

/** What is known of the certificate with a code. */
export const certificateQuery = (code: string, call?: Call) =>
  callQuery(['certificate', code], verifyCertificate, call, { params: { code } })

/** The ticket and the certificate of the registration that a link is for. */
export const passQuery = (token: string, call?: Call) =>
  callQuery(['pass', token], readPass, call, { query: { token } })
