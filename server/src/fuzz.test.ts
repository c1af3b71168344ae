import { aStudent } from 'testing/a-student.ts'
import { describeRequest, randomRequests } from 'testing/fuzz-requests.ts'
import { judgeAnswer } from 'testing/judge-answer.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../test/a-web.ts'
import { studentCookie } from '../test/student-calls.ts'
import { adminCookie, testApp } from '../test/test-app.ts'

const count = 400

/** For addresses that only resemble a call's. */
const web = aWeb(
  () =>
    new Response('Page not found', {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
)

test('random requests get only responses that the contract allows', async () => {
  const { app, db } = await testApp({ web, variables: { PUBLIC_URL: '', RATE_LIMIT: 'off' } })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { email } = await aStudent(db)
  const given = {
    cookies: [await adminCookie(app), await studentCookie(app, email)],
    ids: [crypto.randomUUID()],
    emails: [email, 'new@college.test'],
  }
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const errors: string[] = []
  for (const request of await randomRequests(given, { seed, count })) {
    // There is no web application here for other paths.
    if (!request.endpoint) continue
    const answer = await fetch(origin + request.path, { redirect: 'manual', ...request.init })
    const { status, headers } = answer
    const error = judgeAnswer(request, { status, headers, text: await answer.text() })
    if (error) errors.push(`${error} to ${describeRequest(request)}`)
  }
  expect(errors, `seed ${seed}`).toEqual([])
})
