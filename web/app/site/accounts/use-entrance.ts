import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cameBack, useComingBack } from '#app/lib/come-back'
import { useMounted } from '#app/lib/use-mounted'
import { showToast } from '#app/ui/toaster'
import { type FetchDelays, type FetchLog, fetchUser } from './fetch-user'

type Entrance = {
  /** Where it leads, unless a page led here that wants the visitor back. */
  path: string
  welcome: string
  /** Said when the visitor is signed in, but nobody can tell as whom. */
  lost: string
  delays: FetchDelays
  log?: FetchLog
}

/** A way to be signed in: by a call, after which the user is fetched and led on. Busy until the visitor is elsewhere. */
export function useEntrance({ path, welcome, lost, delays, log }: Entrance) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const back = useComingBack()
  const isMounted = useMounted()
  const [isBusy, setBusy] = useState(false)

  const leadOn = async () => {
    const isKnown = await fetchUser(queryClient, delays, log)
    if (!isKnown) {
      showToast('error', lost)
      setBusy(false)
      return
    }
    showToast('success', welcome)
    // The router shows its failures itself.
    if (isMounted.current) void navigate(back ?? path, { replace: true, state: back && cameBack })
  }

  /** Rejects with why the call was refused. */
  const enter = async (signIn: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await signIn()
    } catch (error) {
      setBusy(false)
      throw error
    }
    await leadOn()
  }

  return { enter, isBusy }
}
