import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

const subject = { sub: 'sub-1', name: 'Asha', email: 'asha@college.test', email_verified: true }

async function aKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

/** An OpenID provider whose clock and keys the test controls. Every user is Asha. */
export async function anOpenIdServer() {
  let key = await aKey('first')
  const state = {
    nonce: '',
    clockAheadSeconds: 0,
    goodForSeconds: 600,
    keyLooks: 0,
    /** As the ID token names the user. */
    subject: subject.sub,
    /** Of the ID token, instead of the valid ones; undefined leaves a claim out. */
    claims: {} as Record<string, unknown>,
    /** Responses at this path end in a mebibyte of spaces, which JSON ignores. */
    longPath: '',
    /** Modifies the ID token. */
    rewrite: (idToken: string) => idToken,
    /** The token request. */
    exchanges: [] as URLSearchParams[],
  }

  const idToken = (issuer: string) => {
    const issuedAt = Math.floor(Date.now() / 1000) + state.clockAheadSeconds
    const claims = {
      ...{ ...subject, sub: state.subject, nonce: state.nonce },
      ...{ iss: issuer, aud: 'college', iat: issuedAt, exp: issuedAt + state.goodForSeconds },
      ...state.claims,
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(key.privateKey)
  }
  const answers: Record<string, (issuer: string, form: string) => unknown> = {
    '/.well-known/openid-configuration': (issuer) => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
    '/keys': () => {
      state.keyLooks++
      return { keys: [key.jwk] }
    },
    '/token': async (issuer, form) => {
      state.exchanges.push(new URLSearchParams(form))
      return {
        access_token: 'x',
        token_type: 'Bearer',
        id_token: state.rewrite(await idToken(issuer)),
      }
    },
  }
  const server = createServer(async (request, response) => {
    const form = await text(request)
    const answer = await answers[request.url ?? '']?.(`http://${request.headers.host}`, form)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    const padding = ' '.repeat(request.url === state.longPath ? 1024 * 1024 : 0)
    response.end(JSON.stringify(answer ?? {}) + padding)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())

  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    publicKey: () => key.jwk,
    /** Replaces the keys; the new one may have the old one's id. */
    async changeKey(kid: string) {
      key = await aKey(kid)
    },
    /** Handles a browser sent to `location`; returns the query for its way back. */
    authorize(location: string): string {
      const requested = new URL(location).searchParams
      state.nonce = requested.get('nonce') ?? ''
      return `?${new URLSearchParams({ code: 'code', state: requested.get('state') ?? '' })}`
    },
  }
}
