import {
  adminLogin,
  adminLoginForm,
  type CurrentAdmin,
  loginSuccessful,
} from 'contract/accounts/admin'
import * as z from 'zod/mini'
import { anOwner } from './an-owner'
import { answer } from './answer'

/** Lets in whoever logs in to the panel, with an account that may do everything, but for what is given. Gives the logins. */
export const answerLogin = (given: Partial<CurrentAdmin> = {}) =>
  answer(adminLogin, ({ body }) => ({
    message: loginSuccessful,
    account: anOwner({ email: z.parse(adminLoginForm, body).email.trim().toLowerCase(), ...given }),
  }))
