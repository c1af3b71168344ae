import type { ContentData } from 'contract/content/data'
import { facts } from 'contract/content/facts'
import { afterEach, beforeEach, vi } from 'vitest'
import { Editing } from '#app/panel/content/editing/editing'
import { ContentServer } from './content-server'

const detaches: (() => void)[] = []

/** Clears storage and sets a fake clock before each test; closes all forms after it. */
export function besideEditings(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00.000Z') })
    localStorage.clear()
  })
  afterEach(async () => {
    await endEditings()
    vi.useRealTimers()
  })
}

/** Closes all forms: pending saves would be stored in the next test's browser. */
export async function endEditings(): Promise<void> {
  for (const detach of detaches.splice(0)) detach()
  await pass(500)
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

export const begun: ContentData = {
  officeHours: 'Nine to four',
  tagline: 'Rooted',
  phones: [{ _key: 'a', number: '+91 1', whose: '' }],
  emails: [],
  social: [],
}
export const aServer = () => new ContentServer(begun)

const nameOf = (email: string) => (email === 'asha@college.test' ? 'Asha Verma' : email)

export function openEditing(
  server: ContentServer,
  writer = 'ravi@college.test',
  isReturning = false,
): Editing {
  const calls = server.callsOf(writer)
  const editing = new Editing({
    entry: server.entry(),
    type: facts,
    calls,
    writer,
    nameOf,
    isReturning,
  })
  detaches.push(editing.attach())
  return editing
}
