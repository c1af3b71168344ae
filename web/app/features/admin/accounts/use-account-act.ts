import { Refusal } from 'contract/client'
import type { Panel } from '../panel'
import { isSessionEnd } from '../use-session-end'

const failed = 'This could not be done. Check the connection, then try again.'

/** Does something with an account and says how it went. Gives whether it was done. */
export const useAccountAct =
  (panel: Panel) =>
  async (send: () => Promise<{ message: string }>): Promise<boolean> => {
    try {
      panel.showSuccess((await send()).message)
      return true
    } catch (error) {
      if (!isSessionEnd(error))
        panel.showError((error instanceof Refusal && error.message) || failed)
      return false
    }
  }
