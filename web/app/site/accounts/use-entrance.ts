import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { replaceBy } from '#app/lib/go-to'
import { leaveNotice } from '#app/lib/notice-after-reload'
import { showToast } from '#app/ui/toaster'
import { type FetchDelays, type FetchLog, fetchUser } from './fetch-user'

type Entrance = {
  nextPath: () => string
  welcome: string
  /** Shown when signed in, but the user couldn't be fetched. */
  lost: string
  delays: FetchDelays
  log?: FetchLog
}

/** Busy until the visitor is on the next page. */
export function useEntrance({ nextPath, welcome, lost, delays, log }: Entrance) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  const proceed = async () => {
    const isKnown = await fetchUser(queryClient, delays, log)
    if (!isKnown) {
      showToast('error', lost)
      setBusy(false)
      return
    }
    leaveNotice('success', welcome)
    replaceBy(nextPath())
  }

  const enter = async (signIn: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await signIn()
    } catch (error) {
      setBusy(false)
      throw error
    }
    await proceed()
  }

  return { enter, isBusy }
}
