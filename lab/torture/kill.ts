import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from 'server/src/platform/db/open.ts'
import { type CaughtMail, startMailSink } from 'testing/start-mail-sink.ts'
import { median } from '../median.ts'
import { deskJournal, openDesk, refusedSessions } from './desk.ts'
import { brokenDatabase, lookAround, lookAtActivities, pictureFaults } from './look.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { startWriting, until } from './writing.ts'

const writesPerKill = 50
const longestRoundMilliseconds = 60_000
/** Another server takes over an email claimed by a killed one after two minutes. */
const mailMilliseconds = 180_000
const pauseMilliseconds = 100

/** SIGKILL at random moments of writing; each time a new server continues with the data. */
export const kill: Part = {
  size: 200,
  run: async ({ place, size, say }) => {
    const sink = await startMailSink()
    const start = () => place.start(sink.variables)
    let server = await start()
    const desk = await openDesk(server.origin, place)
    const journal = deskJournal()
    const starts: number[] = []
    const errors = { lost: [] as string[], doubled: [] as string[], broken: [] as string[] }
    let died = 0
    let rejected = 0
    for (let round = 1; round <= size; round++) {
      const enough = journal.acknowledged() + Math.random() * 2 * writesPerKill
      const isLast = round === size
      const all = size * writesPerKill
      const stop = startWriting({ origin: server.origin, desk, journal }, round)
      await until(
        () => journal.acknowledged() >= (isLast ? Math.max(all, enough) : enough),
        isLast ? longestRoundMilliseconds * 10 : longestRoundMilliseconds,
      )
      await sleep(Math.random() * pauseMilliseconds)
      if (server.child.exitCode !== null) died++
      const gone = once(server.child, 'exit')
      if (server.child.kill('SIGKILL')) await gone
      await stop()
      server = await start()
      starts.push(server.readyMilliseconds)
      rejected += await refusedSessions(server.origin, desk)
      const { lost, doubled } = journal.check(await lookAround(place))
      errors.lost.push(...lost)
      errors.doubled.push(...doubled)
      errors.broken.push(...brokenDatabase(place))
      if (round % Math.ceil(size / 10) === 0)
        say(`  ${round} of ${size} kills, ${journal.acknowledged()} writes acknowledged`)
    }
    await until(async () => (await place.look(waitingMails)).length === 0, mailMilliseconds)
    const waiting = await place.look(waitingMails)
    const mails = countMails(sink.mails)
    const notes = journal.checkNotes(
      new Map([...(await lookAtActivities(place)), ...mails.different]),
    )
    const pictures = await pictureFaults(place)
    await server.stop()
    await sink.close()
    return [
      count('kills', starts.length),
      count('writes acknowledged', journal.acknowledged()),
      count('writes without an answer', journal.unanswered()),
      neverAny('acknowledged writes that were lost', errors.lost, say),
      neverAny('writes that exist twice', errors.doubled, say),
      neverAny('lost or duplicated actions and emails', notes, say),
      neverAny('errors in the database file', errors.broken, say),
      neverAny('picture files without rows, rows without files', pictures, say),
      neverAny('unexpected responses', journal.unplanned, say),
      never('earlier sessions that are rejected', rejected),
      never('servers that exited by themselves', died),
      neverAny('emails still waiting', waiting, say),
      count('emails handed over', sink.mails.length),
      count('of which sent again after a kill', mails.repeated),
      {
        name: 'start until ready, median',
        value: Math.round(median(starts)),
        unit: 'ms',
        atMost: 5_000,
      },
      {
        name: 'start until ready, longest',
        value: Math.round(Math.max(...starts)),
        unit: 'ms',
        atMost: 5_000,
      },
    ]
  },
}

const waitingMails = async ({ db }: OpenDatabase) => {
  const mails = await db.selectFrom('mails').select(['subject', 'tries', 'dueAt']).execute()
  return mails.map(({ subject, tries, dueAt }) => `${subject}, after ${tries} tries, due ${dueAt}`)
}

const contactSubject = /^Website: /
/** Limited per address, however many messages name it. */
const receiptSubject = /^Your message to /

/**
 * Number of emails per change; one sent again has the same Message-ID. A kill between handing over
 * an email and deleting its row sends it again.
 */
function countMails(mails: CaughtMail[]) {
  const ids = new Map<string, Set<string>>()
  let repeated = 0
  for (const { subject = '', recipients, messageId = '' } of mails) {
    if (receiptSubject.test(subject)) continue
    const key = contactSubject.test(subject) ? subject.replace(contactSubject, '') : recipients[0]
    const note = `mail ${key}`
    const known = ids.get(note) ?? new Set()
    if (known.has(messageId)) repeated++
    ids.set(note, known.add(messageId))
  }
  return { repeated, different: new Map([...ids].map(([note, { size }]) => [note, size])) }
}
