import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  CreationOptions,
  NewPasskeyForm,
  RequestOptions,
  UsedPasskeyForm,
} from 'contract/accounts/passkeys'
import { ApiError } from 'contract/platform/client'

const cancelled = 'No passkey was chosen.'
const here = 'This device already has a passkey for this account.'
const unsupported = 'This browser doesn’t support passkeys.'
const failed = 'The passkey could not be used. Please try again.'

function asApiError(error: unknown): ApiError {
  const { name = '' } = error instanceof Error ? error : {}
  const isKnown = error instanceof WebAuthnError
  if (isKnown && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new ApiError(0, { message: here })
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError'
  if (isCancelled) return new ApiError(0, { message: cancelled })
  return new ApiError(0, { message: 'PublicKeyCredential' in window ? failed : unsupported })
}

async function request<Given>(question: () => Promise<Given>): Promise<Given> {
  try {
    return await question()
  } catch (error) {
    throw asApiError(error)
  }
}

/** Rejects with an `ApiError` that says why there is no passkey. */
export async function makePasskey(
  optionsJSON: CreationOptions,
): Promise<Omit<NewPasskeyForm, 'name'>> {
  const { id, response } = await request(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

export async function signWithPasskey(optionsJSON: RequestOptions): Promise<UsedPasskeyForm> {
  const { id, response } = await request(() => startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
