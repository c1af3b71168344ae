import { act } from '@testing-library/react'
import { type GoogleSignInStatus, googleSignInChannel } from 'contract/accounts/account'
import { vi } from 'vitest'

/** A popup whose `closed` the test sets. */
export function aPopup() {
  const popup = { closed: false }
  const open = vi.fn(() => popup)
  vi.stubGlobal('open', open)
  return { popup, open }
}

async function notify(message: GoogleSignInStatus | { status: 'started' }): Promise<void> {
  const channel = new BroadcastChannel(googleSignInChannel)
  channel.postMessage(message)
  // A broadcast channel ignores fake timers.
  await act(async () => {
    await new Promise((resolve) => setImmediate(resolve))
  })
  channel.close()
}

/** Posts what the popup's last page posts. */
export const tellOutcome = (status: GoogleSignInStatus) => notify(status)

export const tellStart = () => notify({ status: 'started' })

/** Records messages to other tabs. */
export function hearStarts() {
  const starts: unknown[] = []
  const channel = new BroadcastChannel(googleSignInChannel)
  channel.onmessage = ({ data }) => {
    if (data.status === 'started') starts.push(data)
  }
  return { starts, stop: () => channel.close() }
}
