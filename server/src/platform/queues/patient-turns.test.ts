import { expect, onTestFinished, test, vi } from 'vitest'
import { createPatientTurns } from './patient-turns.ts'

const limits = { atOnce: 1, silentMilliseconds: 1_000, longestMilliseconds: 5_000 }

function aCrowd() {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns = createPatientTurns(limits, () => new Error('late'))
  const happened: string[] = []
  const come = (name: string, group = name) =>
    turns.begin(group).then(
      () => void happened.push(name),
      () => void happened.push(`${name} left`),
    )
  return { turns, happened, come, pass: vi.advanceTimersByTimeAsync }
}

test('groups take turns, and each is served in order of arrival', async () => {
  const { turns, happened, come, pass } = aCrowd()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void come(name, name[0])

  for (let left = 6; left > 0; left--) {
    await pass(0)
    expect(turns.waiting()).toBe(left - 1)
    turns.end()
  }

  expect(happened).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  expect(turns.isIdle()).toBe(true)
})

test('whoever waits stays while others get on, and leaves when nothing moves', async () => {
  const { turns, happened, come, pass } = aCrowd()
  for (const name of ['a', 'b', 'c', 'd']) void come(name)
  await pass(900)
  turns.noteProgress()
  turns.end()
  await pass(900)
  turns.noteProgress()
  turns.end()
  await pass(999)
  expect(happened).toEqual(['a', 'b', 'c'])

  await pass(1)

  expect(happened).toEqual(['a', 'b', 'c', 'd left'])
  expect(turns.waiting()).toBe(0)
  turns.end()
  expect(turns.isIdle()).toBe(true)
})

test('nobody waits longer than the longest time', async () => {
  const { turns, happened, come, pass } = aCrowd()
  for (const name of ['a', 'b']) void come(name)
  for (let passed = 0; passed < 4_900; passed += 700) {
    await pass(700)
    turns.noteProgress()
  }
  expect(happened).toEqual(['a'])

  await pass(100)

  expect(happened).toEqual(['a', 'b left'])
})
