import { backupDays, logDays } from 'college/policies'
import type { FigureName } from 'contract/content/policy-fields'
import {
  attemptHours,
  codeMinutes,
  knownBrowserDays,
  knownNetworkDays,
  mailDays,
  overHours,
  pendingSubscriptionDays,
  resetMinutes,
  sessionDays,
  sessionIdleDays,
} from 'contract/retention'

/** What the server keeps to, for the texts that name it. */
export const figures: Record<FigureName, number> = {
  attemptHours,
  backupDays,
  codeMinutes,
  knownBrowserDays,
  knownNetworkDays,
  logDays,
  mailDays,
  overHours,
  pendingSubscriptionDays,
  resetMinutes,
  sessionDays,
  sessionIdleDays,
}
