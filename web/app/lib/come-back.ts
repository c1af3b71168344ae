import { useLocation } from 'react-router'

/** Kept in this tab's history, so no other site can set where the login leads. */
export type ComingBack = { comeBackTo: string }

export type CameBack = { hasComeBack: true }
export const cameBack: CameBack = { hasComeBack: true }

export function useComingBack(): string | undefined {
  const state: Partial<ComingBack> | null = useLocation().state
  return state?.comeBackTo
}
