import { createContext, useContext } from 'react'

/** Name of the provider of third-party sign-in, for the forms of an island. */
const SignInLabelContext = createContext<string | undefined>(undefined)
export const SignInLabelProvider = SignInLabelContext.Provider
export const useSignInLabel = (): string | undefined => useContext(SignInLabelContext)
