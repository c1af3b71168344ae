import { AsyncLocalStorage } from 'node:async_hooks'

const ofRequest = new AsyncLocalStorage<string>()

export const forAccount = <Result>(account: string, work: () => Result): Result =>
  ofRequest.run(account, work)

export const currentAccount = (): string => ofRequest.getStore() ?? ''
