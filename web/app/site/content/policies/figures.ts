import { backupDays, logDays } from 'college/policies'
import type { FigureName } from 'contract/content/policy-fields'
import {
  attemptHours,
  codeMinutes,
  defaultRegistrationMonths,
  expiredCodeHours,
  knownBrowserDays,
  knownNetworkDays,
  mailDays,
  pendingRegistrationDays,
  pendingSubscriptionDays,
  resetMinutes,
  sessionDays,
  sessionIdleDays,
  unverifiedAccountDays,
} from 'contract/content/retention'

export const figures: Record<FigureName, number> = {
  attendanceMonths: defaultRegistrationMonths,
  attemptHours,
  backupDays,
  codeMinutes,
  knownBrowserDays,
  knownNetworkDays,
  logDays,
  mailDays,
  overHours: expiredCodeHours,
  pendingRegistrationDays,
  pendingSubscriptionDays,
  registrationMonths: defaultRegistrationMonths,
  resetMinutes,
  sessionDays,
  sessionIdleDays,
  unverifiedAccountDays,
}
