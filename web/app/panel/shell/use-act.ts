import type { Panel } from './panel'
import { reportFailure } from './report-failure'

const failed = 'Something went wrong. Check your connection and try again.'

export const useAct =
  (panel: Panel, failure = failed) =>
  async (send: () => Promise<{ message: string } | undefined>): Promise<boolean> => {
    try {
      const response = await send()
      if (response) panel.showSuccess(response.message)
      return true
    } catch (error) {
      reportFailure(error, panel.showError, failure)
      return false
    }
  }
