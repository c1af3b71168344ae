import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  confirmAccount,
  confirmByPasskey as confirmByPasskeyCall,
  listStudentPasskeys,
  removeStudentPasskey,
  renameStudentPasskey,
  requestNewPasskey,
  requestPasskeyConfirmation,
  requestPasskeyLogin,
  studentPasskeyLogin,
} from 'contract/accounts/account-passkeys'
import { call } from '#app/lib/call'
import { importOrReload } from '#app/lib/import-or-reload'
import { callQuery } from './call-query'

/** Few visits need the code for passkeys. */
const browserPasskeys = () => importOrReload(() => import('#app/lib/browser-passkeys'))

export async function signInByPasskey() {
  const { signWithPasskey } = await browserPasskeys()
  return call(studentPasskeyLogin, { body: await signWithPasskey(await call(requestPasskeyLogin)) })
}

/** For one action. Without a password only right after the linked account's popup. */
export const confirmByPassword = (password: string | undefined) =>
  call(confirmAccount, { body: password === undefined ? {} : { password } })

export async function confirmWithPasskey() {
  const { signWithPasskey } = await browserPasskeys()
  return call(confirmByPasskeyCall, {
    body: await signWithPasskey(await call(requestPasskeyConfirmation)),
  })
}

export const passkeysQuery = callQuery(['account', 'passkeys'], listStudentPasskeys)

/** Some require a recent confirmation. */
export function usePasskeyChanges() {
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { makePasskey } = await browserPasskeys()
      const made = await makePasskey(await call(requestNewPasskey))
      return call(addPasskey, { body: { name, ...made } })
    },
    onSuccess,
  })
  const rename = useMutation({
    mutationFn: ({ passkeyId, name }: { passkeyId: string; name: string }) =>
      call(renameStudentPasskey, { params: { passkeyId }, body: { name } }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (passkeyId: string) => call(removeStudentPasskey, { params: { passkeyId } }),
    onSuccess,
  })
  return { add, rename, remove }
}
