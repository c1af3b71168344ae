import { act } from '@testing-library/react'
import { type GoogleSignInStatus, googleSignInChannel } from 'contract/accounts/account'
import { vi } from 'vitest'

/** A window that a screen opens; `closed` is for the test to set. */
export function aPopup() {
  const popup = { closed: false }
  const open = vi.fn(() => popup)
  vi.stubGlobal('open', open)
  return { popup, open }
}

async function notify(message: GoogleSignInStatus | { status: 'started' }): Promise<void> {
  const channel = new BroadcastChannel(googleSignInChannel)
  channel.postMessage(message)
  // It arrives on a thread's own way, which no clock of the test turns.
  await act(async () => {
    await new Promise((resolve) => setImmediate(resolve))
  })
  channel.close()
}

/** What the last page of the popup tells the page that opened it. */
export const tellOutcome = (status: GoogleSignInStatus) => notify(status)

/** What another tab tells when it opens a popup. */
export const tellStart = () => notify({ status: 'started' })

/** The starts that other tabs hear of from now on. */
export function hearStarts() {
  const starts: unknown[] = []
  const channel = new BroadcastChannel(googleSignInChannel)
  channel.onmessage = ({ data }) => {
    if (data.status === 'started') starts.push(data)
  }
  return { starts, stop: () => channel.close() }
}
