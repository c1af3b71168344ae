import { expect, onTestFinished, test, vi } from 'vitest'
import { stopWithNpm } from './stop-with-npm.ts'

const npm = 41
const init = 1

function aServer(script: string | undefined) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const notified: [number, string][] = []
  const self = {
    env: { npm_lifecycle_event: script },
    pid: 42,
    ppid: npm,
    kill: (pid: number, signal: string) => notified.push([pid, signal]),
  }
  stopWithNpm(self)
  return { self, told: notified }
}

test('a server stops when npm does, and not before', () => {
  const { self, told } = aServer('start')

  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  self.ppid = init
  vi.advanceTimersByTime(60_000)

  expect(told).toEqual([[42, 'SIGTERM']])
})

test('a server not started by npm outlives its parent', () => {
  const { self, told } = aServer(undefined)
  self.ppid = init

  vi.advanceTimersByTime(60_000)

  expect(told).toEqual([])
})
