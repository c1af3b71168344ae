import type { ContentData } from 'contract/content/data'
import { facts } from 'contract/content/facts'
import { afterEach, beforeEach, vi } from 'vitest'
import { Editing } from '#app/panel/content/editing/editing'
import { ContentServer } from './content-server'

const detaches: (() => void)[] = []

/** Before each test of a file nothing is kept and the clock is ours; after it nobody edits any more. */
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

/** Closes all forms; what is still on its way would be kept in the browser of the next. */
export async function endEditings(): Promise<void> {
  for (const detach of detaches.splice(0)) detach()
  await pass(500)
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** What the entry says before anybody edits it. */
export const begun: ContentData = {
  officeHours: 'Nine to four',
  tagline: 'Rooted',
  phones: [{ _key: 'a', number: '+91 1', whose: '' }],
  emails: [],
  social: [],
}
export const aServer = () => new ContentServer(begun)

/** Somebody's form of the entry. */
export function openEditing(
  server: ContentServer,
  writer = 'ravi@college.test',
  isReturning = false,
): Editing {
  const calls = server.callsOf(writer)
  const editing = new Editing({ entry: server.entry(), type: facts, calls, writer, isReturning })
  detaches.push(editing.attach())
  return editing
}
