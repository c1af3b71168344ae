import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  askNewPasskey,
  askPasskeyConfirmation,
  askPasskeyLogin,
  confirmAccount,
  confirmByPasskey as confirmByPasskeyCall,
  listPasskeys,
  passkeyLogin,
  removePasskey,
  renamePasskey,
} from 'contract/accounts/account-passkeys'
import { call } from '#app/lib/call'
import { importOrReload } from '#app/lib/import-or-reload'
import { callQuery } from './call-query'

/** What talks to the browser's passkeys, which few visits need. */
const browserPasskeys = () => importOrReload(() => import('#app/lib/browser-passkeys'))

/** Signs a student in by a passkey of this device. */
export async function signInByPasskey() {
  const { takePasskey } = await browserPasskeys()
  return call(passkeyLogin, { body: await takePasskey(await call(askPasskeyLogin)) })
}

/** Confirms who is signed in, for one act. Without a password right after the popup of the linked account. */
export const confirmByPassword = (password: string | undefined) =>
  call(confirmAccount, { body: password === undefined ? {} : { password } })

/** The same by a passkey. */
export async function confirmByPasskey() {
  const { takePasskey } = await browserPasskeys()
  return call(confirmByPasskeyCall, { body: await takePasskey(await call(askPasskeyConfirmation)) })
}

/** The passkeys of who is signed in. */
export const passkeysQuery = callQuery(['account', 'passkeys'], listPasskeys)

/** Changes of the passkeys of who is signed in. Those that need a confirmation come right after it. */
export function usePasskeyChanges() {
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { makePasskey } = await browserPasskeys()
      const made = await makePasskey(await call(askNewPasskey))
      return call(addPasskey, { body: { name, ...made } })
    },
    onSuccess,
  })
  const rename = useMutation({
    mutationFn: ({ passkeyId, name }: { passkeyId: string; name: string }) =>
      call(renamePasskey, { params: { passkeyId }, body: { name } }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (passkeyId: string) => call(removePasskey, { params: { passkeyId } }),
    onSuccess,
  })
  return { add, rename, remove }
}
