import { signUp } from 'contract/accounts/sign-up'
import { aPicture } from 'testing/a-picture.ts'
import { filePart, type RawPart, rawForm } from './raw-form.ts'
import { signUpParts } from './student-calls.ts'
import { testApp } from './test-app.ts'
import type { OnEnd } from './test-database.ts'

export const aPhotoPart = async () => filePart('profilePhoto', await (await aPicture()).bytes())

/** A server, and sign-ups with these fields replaced. */
export async function aSignUpServer(onEnd?: OnEnd) {
  const settings = await testApp({ ...(onEnd && { onEnd }) })
  const send = (parts: RawPart[]) =>
    settings.app.inject({ method: 'POST', url: signUp.url, ...rawForm(parts) })
  return {
    ...settings,
    send,
    signUp: async (given: Record<string, string | undefined> = {}) =>
      send([...signUpParts(given), await aPhotoPart()]),
  }
}
