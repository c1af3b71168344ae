import type { LibraryItem } from 'contract/content/library/items'
import { ApiError } from 'contract/platform/client'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failure = 'It could not be saved. Check your connection and try again.'

export const useItemAct =
  (panel: Panel) =>
  async (work: () => Promise<{ message: string; item?: LibraryItem }>): Promise<boolean> => {
    try {
      const { message } = await work()
      panel.showSuccess(message)
      return true
    } catch (error) {
      if (!isSessionEnd(error))
        panel.showError((error instanceof ApiError && error.message) || failure)
      return false
    }
  }
