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

/** Few visits need the code for passkeys. */
const browserPasskeys = () => importOrReload(() => import('#app/lib/browser-passkeys'))

export async function signInByPasskey() {
  const { takePasskey } = await browserPasskeys()
  return call(passkeyLogin, { body: await takePasskey(await call(askPasskeyLogin)) })
}

/** For one action. Without a password only right after the linked account's popup. */
export const confirmByPassword = (password: string | undefined) =>
  call(confirmAccount, { body: password === undefined ? {} : { password } })

export async function confirmByPasskey() {
  const { takePasskey } = await browserPasskeys()
  return call(confirmByPasskeyCall, { body: await takePasskey(await call(askPasskeyConfirmation)) })
}

export const passkeysQuery = callQuery(['account', 'passkeys'], listPasskeys)

/** Some require a recent confirmation. */
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
