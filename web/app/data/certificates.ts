import { queryOptions } from '@tanstack/react-query'
import { readPass, verifyCertificate } from 'contract/certificates'
import type { Call } from 'contract/client'
import { call as browserCall } from '#app/lib/call'

/** What is known of the certificate with a code. */
export const certificateQuery = (code: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['certificate', code],
    queryFn: ({ signal }) => call(verifyCertificate, { params: { code }, signal }),
  })

/** The ticket and the certificate of the registration that a link is for. */
export const passQuery = (token: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['pass', token],
    queryFn: ({ signal }) => call(readPass, { query: { token }, signal }),
  })
