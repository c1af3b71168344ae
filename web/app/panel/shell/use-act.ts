import { Refusal } from 'contract/platform/client'
import type { Panel } from './panel'
import { isSessionEnd } from './use-session-end'

const failed = 'This could not be done. Check the connection, then try again.'

/** Does something and says how it went. Gives whether it was done. */
export const useAct =
  (panel: Panel) =>
  async (send: () => Promise<{ message: string } | undefined>): Promise<boolean> => {
    try {
      const told = await send()
      if (told) panel.showSuccess(told.message)
      return true
    } catch (error) {
      if (!isSessionEnd(error))
        panel.showError((error instanceof Refusal && error.message) || failed)
      return false
    }
  }
