import type { LibraryItem } from 'contract/content/library/items'
import { Refusal } from 'contract/platform/client'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failure = 'It could not be saved. Check the connection, then try again.'

/** Does something to an item and says how it went; resolves with whether it is done. */
export const useItemAct =
  (panel: Panel) =>
  async (work: () => Promise<{ message: string; item?: LibraryItem }>): Promise<boolean> => {
    try {
      const { message } = await work()
      panel.showSuccess(message)
      return true
    } catch (error) {
      if (!isSessionEnd(error))
        panel.showError((error instanceof Refusal && error.message) || failure)
      return false
    }
  }
