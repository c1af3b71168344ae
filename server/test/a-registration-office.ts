import { aStudent } from 'testing/a-student.ts'
import { expect } from 'vitest'
import { runOffersAndReminders } from '../src/events/registrations/offers-and-reminders.ts'
import { readLinkTokens } from '../src/platform/http/link-tokens.ts'
import { enterWorkshop } from './a-workshop.ts'
import { mailSink } from './mail-sink.ts'
import { studentCookie } from './student-calls.ts'
import { testApp } from './test-app.ts'

type Given = Parameters<typeof enterWorkshop>[1]

/** Sends until the queue is empty; retries are due soon. */
const untilIdle =
  ({ db, deps, advance }: Pick<Awaited<ReturnType<typeof testApp>>, 'db' | 'deps' | 'advance'>) =>
  () =>
    expect
      .poll(async () => {
        const waiting = await db.selectFrom('mails').select('tries').execute()
        if (waiting.some(({ tries }) => tries > 0)) advance(1000)
        deps.mail.sendQueued()
        return waiting.length
      })
      .toBe(0)

/** A site with an event with open registration, and a real mail server. */
export async function aRegistrationOffice(given: Given = {}) {
  const { mails, sink, variables } = await mailSink()
  const settings = await testApp({ variables })
  const { app, db, deps } = settings
  const eventId = await enterWorkshop(db, given)

  const post = (url: string, fields: string[][] = [], cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const rows = async () => {
    const { tokenOf } = await readLinkTokens(db)
    const stored = await db
      .selectFrom('registrations')
      .selectAll()
      .where('eventId', '=', eventId)
      .orderBy('place')
      .orderBy('_id')
      .execute()
    return stored.map((row) => ({ ...row, token: tokenOf(row._id) }))
  }
  const isIdle = untilIdle(settings)

  return {
    ...settings,
    eventId,
    mails,
    sink,
    post,
    rows,
    isIdle,
    /** A signed-in student, with a function that registers. */
    student: async (name: string, verifiedAt: string | null = new Date().toISOString()) => {
      const { studentId, email } = await aStudent(db, {
        name,
        email: `${name}@college.test`,
        verifiedAt,
      })
      const cookie = await studentCookie(app, email)
      return {
        studentId,
        cookie,
        client: settings.clientWith(cookie),
        register: async (fields: string[][] = []) =>
          (await post(`/event/${eventId}/registration`, fields, cookie)).headers.location,
      }
    },
    ask: async (email: string, fields: string[][] = [['name', 'Reader']]) =>
      (await post(`/event/${eventId}/registration`, [['email', email], ...fields])).headers
        .location,
    /** Presses a button on the page of an emailed link. */
    press: async (email: string, act: string) => {
      const row = (await rows()).findLast((one) => one.email === email)
      const answer = await post(`/registrations/${row?.token}`, [['act', act]])
      return answer.headers.location?.replace(row?.token ?? '', 'TOKEN')
    },
    /** Runs the jobs, and sends everything. */
    pass: async () => {
      await runOffersAndReminders(deps)
      await isIdle()
    },
    standing: async () => (await rows()).map(({ name, state }) => `${name} ${state}`),
    /** Emails since the last call. */
    told: async () => {
      await isIdle()
      const all = mails.map(({ recipients, subject }) => `${recipients.join()}: ${subject}`)
      mails.length = 0
      return all.toSorted()
    },
  }
}
