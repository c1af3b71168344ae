import {
  adminLogin,
  adminLoginForm,
  type CurrentAdmin,
  loginSuccessful,
} from 'contract/accounts/admin'
import * as z from 'zod/mini'
import { anOwner } from './an-owner'
import { answer } from './answer'

/** Accepts any login, as an owner by default. Returns the requests. */
export const answerLogin = (given: Partial<CurrentAdmin> = {}) =>
  answer(adminLogin, ({ body }) => ({
    message: loginSuccessful,
    account: anOwner({ email: z.parse(adminLoginForm, body).email.trim().toLowerCase(), ...given }),
  }))
