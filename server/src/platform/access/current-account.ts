import { AsyncLocalStorage } from 'node:async_hooks'

const ofRequest = new AsyncLocalStorage<string>()

/** Does the work of a call for an account, or a network where nobody is signed in. */
export const forAccount = <Result>(account: string, work: () => Result): Result =>
  ofRequest.run(account, work)

/** For whom something is done, where lines are fair by account; empty for the server itself. */
export const currentAccount = (): string => ofRequest.getStore() ?? ''
