import { useLocation } from 'react-router'

/** The state of a link to the login that leads back to a page of this site afterwards. It lies in the history of this tab, so no address of others can say it. */
export type ComingBack = { comeBackTo: string }

/** The state that such a page is led back to with: what was typed there may have been kept. */
export type CameBack = { hasComeBack: true }
export const cameBack: CameBack = { hasComeBack: true }

/** Where the login leads back to; undefined where no page of this site has said so. */
export function useComingBack(): string | undefined {
  const state: Partial<ComingBack> | null = useLocation().state
  return state?.comeBackTo
}
