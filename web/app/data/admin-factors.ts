import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addAdminPasskey,
  adminPasskeyLogin,
  beginApp,
  confirmApp,
  listFactors,
  removeAdminPasskey,
  removeApp,
  renameAdminPasskey,
  renewRecoveryCodes,
  requestAdminPasskeyLogin,
  requestNewAdminPasskey,
  requestStepUpPasskey,
  verifyPasskey,
  verifySecondStep,
} from 'contract/accounts/admin-factors'
import { call } from '#app/lib/call'
import { useBeginSession, useRefreshAccount } from './admin'
import { accountKey } from './admin-account'
import { freshQuery } from './fresh-query'

const browserPasskeys = () => import('#app/lib/browser-passkeys')

export function useAdminPasskeyLogin() {
  const beginSession = useBeginSession()
  return useMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await browserPasskeys()
      return call(adminPasskeyLogin, {
        body: await signWithPasskey(await call(requestAdminPasskeyLogin)),
      })
    },
    onSuccess: ({ account }) => beginSession(account),
  })
}

export function useSecondStep() {
  const beginSession = useBeginSession()
  return useMutation({
    mutationFn: (code: string) => call(verifySecondStep, { body: { code } }),
    onSuccess: ({ account }) => beginSession(account),
  })
}

export const useVerifyPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await browserPasskeys()
      return call(verifyPasskey, { body: await signWithPasskey(await call(requestStepUpPasskey)) })
    },
  })

export const factorsQuery = () => freshQuery([...accountKey, 'factors'], listFactors)

/** All but names and the first code require a recent password or passkey. */
export function useFactorChanges() {
  const queryClient = useQueryClient()
  const refreshAccount = useRefreshAccount()
  const onSuccess = async () => {
    // Also the sessions: adding the first factor ends all others.
    await queryClient.invalidateQueries({ queryKey: accountKey })
    // A failure must not hide the recovery codes, which are shown only now.
    await refreshAccount().catch(() => undefined)
  }
  return {
    addPasskey: useMutation({
      mutationFn: async (name: string) => {
        const { makePasskey } = await browserPasskeys()
        const made = await makePasskey(await call(requestNewAdminPasskey))
        return call(addAdminPasskey, { body: { name, ...made } })
      },
      onSuccess,
    }),
    renamePasskey: useMutation({
      mutationFn: ({ passkeyId, name }: { passkeyId: string; name: string }) =>
        call(renameAdminPasskey, { params: { passkeyId }, body: { name } }),
      onSuccess,
    }),
    removePasskey: useMutation({
      mutationFn: (passkeyId: string) => call(removeAdminPasskey, { params: { passkeyId } }),
      onSuccess,
    }),
    beginApp: useMutation({ mutationFn: () => call(beginApp) }),
    confirmApp: useMutation({
      mutationFn: (code: string) => call(confirmApp, { body: { code } }),
      onSuccess,
    }),
    removeApp: useMutation({ mutationFn: () => call(removeApp), onSuccess }),
    renewCodes: useMutation({ mutationFn: () => call(renewRecoveryCodes), onSuccess }),
  }
}
