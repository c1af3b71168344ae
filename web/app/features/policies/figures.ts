import { backupDays, logDays } from 'college/policies'
import type { FigureName } from 'contract/content/policy-fields'
import {
  attemptHours,
  codeMinutes,
  knownBrowserDays,
  knownNetworkDays,
  mailDays,
  overHours,
  pendingRegistrationDays,
  pendingSubscriptionDays,
  defaultRegistrationMonths as registrationMonths,
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
  pendingRegistrationDays,
  pendingSubscriptionDays,
  registrationMonths,
  resetMinutes,
  sessionDays,
  sessionIdleDays,
}
