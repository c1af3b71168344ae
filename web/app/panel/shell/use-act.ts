import { useRef } from 'react'
import type { Panel } from './panel'
import { reportFailure } from './report-failure'

/** `Meera Joshi: Registration removed` */
export const aboutPerson = (name: string | undefined, { message }: { message: string }) => ({
  message: name ? `${name}: ${message}` : message,
})

/** Ignores a second click that arrives before the button is disabled. */
export function useAct(panel: Panel, failure?: string) {
  const isRunning = useRef(false)
  return async (
    send: () => Promise<{ message: string } | undefined>,
    undo?: () => void,
  ): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      const response = await send()
      if (response) panel.showSuccess(response.message, undo)
      return true
    } catch (error) {
      reportFailure(error, panel.showError, failure)
      return false
    } finally {
      isRunning.current = false
    }
  }
}
