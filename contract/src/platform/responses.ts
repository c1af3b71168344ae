import { type Endpoint, failures } from './endpoint.ts'
import { isRight } from './roles.ts'

/** What every call may answer, then what this one does. In a file of its own, so that the site's scripts load no roles. */
export const responsesOf = ({ access, body, response }: Endpoint): Endpoint['response'] => ({
  ...failures(503),
  ...((access === 'student' || isRight(access)) && failures(401)),
  ...(isRight(access) && failures(403)),
  ...(body && failures(400, 415)),
  ...response,
})
