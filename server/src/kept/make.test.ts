import { forEachSubject, type Subject } from 'contract/subjects'
import { expect, test } from 'vitest'
import type { Finished } from './finished.ts'
import { createKeptAnswers } from './kept-answers.ts'
import type { Wanted } from './make.ts'

/** Kept answers over two subjects that can be changed, and a clock that can be moved; tells which had to be made. */
function keptAnswers() {
  const versions = new Map<unknown, number>()
  /** After so long what is shown of a subject changes by itself, again and again. */
  const periods: Record<Subject, number> = {
    ...forEachSubject(() => 100_000_000),
    events: 1_000,
    about: 500,
    faculty: 3_000,
  }
  const state = { time: 0, isAway: false }
  const nextChange = (subject: Subject) => async (moment: Date) => {
    if (state.isAway) throw new Error('The database is away')
    const period = periods[subject]
    const next = (Math.floor(moment.getTime() / period) + 1) * period
    // Of these, only what is said changes by itself, and not how it is drawn.
    return { answered: next, drawn: subject === 'about' ? Infinity : next }
  }
  const kept = createKeptAnswers({
    changes: {
      versions: () => versions,
      version: (subject) => versions.get(subject) ?? 0,
      lastKnown: () => versions,
      refresh: async () => undefined,
      commit: () => Promise.reject(new Error('Nothing is written here')),
    },
    nextChanges: forEachSubject(nextChange),
    reachability: { wasAway: () => false, isAway: async () => false },
    now: () => new Date(state.time),
    isOn: true,
  })
  const ask = (key: string, subjects: readonly Subject[], work: Wanted['work']) =>
    kept.answer({ key, subjects, work }, undefined)
  const change = (subject: Subject) => versions.set(subject, (versions.get(subject) ?? 0) + 1)
  let made = 0
  /** Whether an answer that shows this is made anew; `during` happens while it is. */
  const isMade = async (shows: readonly Subject[], during = () => {}, more?: Partial<Finished>) => {
    const before = made
    const work = async () => {
      made++
      during()
      return { headers: {}, body: Buffer.from('x'), shows, ...more }
    }
    const wanted = {
      key: shows.join() || 'nothing',
      subjects: ['events', 'faculty'],
      work,
    } as const
    await kept.answer(wanted, undefined)
    return made > before
  }
  return { change, state, isMade, ask, kept }
}

test('what shows one of the subjects stays when another changes, and what shows both does not', async () => {
  const { change, isMade } = keptAnswers()
  const all = [['events'], ['faculty'], ['events', 'faculty'], []] as const
  const madeAnew = async () => {
    const made: string[] = []
    for (const shows of all) if (await isMade(shows)) made.push(shows.join())
    return made
  }
  expect(await madeAnew()).toEqual(['events', 'faculty', 'events,faculty', ''])

  change('faculty')
  expect(await madeAnew()).toEqual(['faculty', 'events,faculty'])
  change('events')
  expect(await madeAnew()).toEqual(['events', 'events,faculty'])
})

test('a change while an answer is made makes it stale at once, if it is of what the answer shows', async () => {
  const { change, isMade } = keptAnswers()

  await isMade(['events'], () => change('events'))
  expect(await isMade(['events'])).toBe(true)

  await isMade(['faculty'], () => change('events'))
  expect(await isMade(['faculty'])).toBe(false)
})

test('an answer is good until a date of one of its subjects passes, or one of its own', async () => {
  const { state, isMade } = keptAnswers()
  const nextYear = { drawnUntil: 5_000 }
  const madeAt = async (time: number) => {
    state.time = time
    return [
      await isMade(['events', 'faculty']),
      await isMade(['faculty']),
      await isMade([], undefined, nextYear),
    ]
  }
  expect(await madeAt(0)).toEqual([true, true, true])
  expect(await madeAt(999)).toEqual([false, false, false])
  expect(await madeAt(1_000)).toEqual([true, false, false])
  expect(await madeAt(2_999)).toEqual([true, false, false])
  expect(await madeAt(3_000)).toEqual([true, true, false])
  expect(await madeAt(5_000)).toEqual([true, false, true])
})

test('how long an answer is good is reckoned from the moment that it tells of, however long its making takes', async () => {
  const { state, isMade } = keptAnswers()
  state.time = 900
  await isMade(['events'], () => {
    state.time = 1_100
  })

  expect(await isMade(['events'])).toBe(true)
  expect(await isMade(['events'])).toBe(false)
})

test('what cannot be asked for its next date is sent, and made anew for whoever comes next', async () => {
  const { state, isMade } = keptAnswers()
  state.isAway = true

  expect(await isMade(['events'])).toBe(true)
  state.isAway = false
  expect(await isMade(['events'])).toBe(true)
  expect(await isMade(['events'])).toBe(false)
})

test('what was made before is given to the work while only what it was made from can be another, and not once a date has passed', async () => {
  const { change, state, ask, kept } = keptAnswers()
  const given: (string | undefined)[] = []
  let body = Buffer.from('first')
  const answers = async (subjects: readonly Subject[]) => {
    const { body: sent } = await ask('/page', subjects, async (_, known) => {
      given.push(known?.body.toString())
      return known?.body.equals(body) ? known : { headers: {}, body }
    })
    return sent.toString()
  }
  await answers(['about'])
  expect(given).toEqual([undefined])

  change('about')
  expect(await answers(['about'])).toBe('first')
  expect([given.at(-1), kept.made(), kept.renewed()]).toEqual(['first', 2, 1])
  expect(await answers(['about'])).toBe('first')
  expect(given).toHaveLength(2)

  // It is published by itself.
  state.time = 500
  expect(await answers(['about'])).toBe('first')
  expect([given.at(-1), kept.renewed()]).toEqual(['first', 2])

  change('about')
  body = Buffer.from('second')
  expect(await answers(['about'])).toBe('second')
  expect([given.at(-1), kept.renewed()]).toEqual(['first', 2])

  change('about')
  await answers(['events'])
  state.time = 1_000
  expect(await answers(['events'])).toBe('second')
  expect(given.at(-1)).toBeUndefined()
})
