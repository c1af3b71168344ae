import * as z from 'zod/mini'
import { searchableTexts } from '../content/record.ts'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { officeRegistration } from './registration-office.ts'

export const maxRegistrationMatches = 6

export const searchRegistrations = {
  method: 'GET',
  url: '/api/admin/registrations/people',
  access: 'handle registrations',
  summary: 'Find registrations for any event by part of a name or address, newest first',
  querystring: z.object({ search: searchableTexts }),
  response: {
    200: z.object({
      registrations: z.array(
        z.extend(z.pick(officeRegistration, { _id: true, name: true, email: true, state: true }), {
          eventId: z.string(),
          title: z.string(),
        }),
      ),
    }),
    ...failures(400),
  },
} as const satisfies Endpoint
