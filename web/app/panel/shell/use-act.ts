import { ApiError } from 'contract/platform/client'
import type { Panel } from './panel'
import { isSessionEnd } from './use-session-end'

const failed = 'Something went wrong. Check your connection and try again.'

export const useAct =
  (panel: Panel) =>
  async (send: () => Promise<{ message: string } | undefined>): Promise<boolean> => {
    try {
      const notified = await send()
      if (notified) panel.showSuccess(notified.message)
      return true
    } catch (error) {
      if (!isSessionEnd(error))
        panel.showError((error instanceof ApiError && error.message) || failed)
      return false
    }
  }
