import * as account from 'contract/account'
import * as settings from 'contract/account-settings'
import * as activity from 'contract/activity'
import * as admin from 'contract/admin'
import * as adminAccount from 'contract/admin-account'
import * as contact from 'contract/contact'
import type { Endpoint } from 'contract/endpoint'
import * as events from 'contract/events'
import * as faculty from 'contract/faculty'
import * as tables from 'contract/import'
import * as messages from 'contract/messages'
import * as passwordReset from 'contract/password-reset'
import * as collegeSettings from 'contract/settings'
import * as signUp from 'contract/sign-up'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

/** Every call of the contract. */
export const allEndpoints = [
  account,
  activity,
  admin,
  adminAccount,
  collegeSettings,
  contact,
  events,
  faculty,
  messages,
  passwordReset,
  settings,
  signUp,
  tables,
]
  .flatMap((subject) => Object.values(subject))
  .filter(isEndpoint)
