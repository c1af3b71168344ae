import { act } from '@testing-library/react'
import { type GoogleSignInOutcome, googleSignInChannel } from 'contract/account'
import { vi } from 'vitest'

/** A window that a screen opens; `closed` is for the test to set. */
export function aPopup() {
  const popup = { closed: false }
  const open = vi.fn(() => popup)
  vi.stubGlobal('open', open)
  return { popup, open }
}

/** What the last page of the popup tells the page that opened it. */
export async function tellOutcome(outcome: GoogleSignInOutcome): Promise<void> {
  const channel = new BroadcastChannel(googleSignInChannel)
  channel.postMessage(outcome)
  // It arrives on a thread's own way, which no clock of the test turns.
  await act(async () => {
    await new Promise((resolve) => setImmediate(resolve))
  })
  channel.close()
}
