import type { Mutant } from '../mutant.ts'

const provider = 'server/src/accounts/sign-in-provider/sign-in-provider.ts'
const login = 'server/src/accounts/students/google-login.ts'
const proofs = 'server/src/accounts/students/sign-in-proofs.ts'
const routes = 'server/src/accounts/students/google-routes.ts'

const checks = (name: string) => ({ file: 'src/accounts/students/sign-in-checks.test.ts', name })
const logins = (name: string) => ({ file: 'src/accounts/students/google-login.test.ts', name })
const tokens = (name: string) => ({
  file: 'src/accounts/sign-in-provider/id-token-check.test.ts',
  name,
})
const linking = (name: string) => ({ file: 'src/accounts/students/google-linking.test.ts', name })

export const signInMutants: Mutant[] = [
  {
    without: 'rejecting passkeys with certificates, which name addresses to ask',
    file: 'server/src/accounts/factors/passkey-answers.ts',
    change: [['await hasCertificates(attestationObject).catch(() => true)', 'id === undefined']],
    test: {
      file: 'src/accounts/factors/passkey-answers.test.ts',
      name: 'may not bring certificates',
    },
  },
  {
    without: 'the account that a page was opened with',
    file: 'server/src/platform/access/guards.ts',
    change: [['      checkAccount(request, actor, endpoint)\n', '']],
    test: {
      file: 'src/platform/access/other-account.test.ts',
      name: 'no change is made for an account that the page was not opened with',
    },
  },
  {
    without: 'sending the OAuth state',
    file: provider,
    change: [['        state: started.state,\n', '']],
    test: checks(
      'a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent',
    ),
  },
  {
    without: 'sending a nonce to the provider',
    file: provider,
    change: [['        nonce: started.nonce,\n', '']],
    test: checks(
      'a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent',
    ),
  },
  {
    without: 'a nonce at all',
    file: provider,
    change: [
      ['        nonce: started.nonce,\n', ''],
      ['        expectedNonce: started.nonce,\n', ''],
    ],
    test: checks(
      'a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent',
    ),
  },
  {
    without: 'PKCE',
    file: provider,
    change: [
      ['        pkceCodeVerifier: started.codeVerifier,\n', ''],
      [
        '        code_challenge: await oidc.calculatePKCECodeChallenge(started.codeVerifier),\n',
        '',
      ],
      ["        code_challenge_method: 'S256',\n", ''],
    ],
    test: checks(
      'a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent',
    ),
  },
  {
    without: 'a matching PKCE verifier',
    file: provider,
    change: [['        pkceCodeVerifier: started.codeVerifier,\n', '']],
    test: checks(
      'a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent',
    ),
  },
  {
    without: 'a challenge that hides the verifier',
    file: provider,
    change: [
      ['await oidc.calculatePKCECodeChallenge(started.codeVerifier)', 'started.codeVerifier'],
      ["code_challenge_method: 'S256'", "code_challenge_method: 'plain'"],
    ],
    test: checks(
      'a sign-in request has a state, a nonce and a challenge, and the matching verifier is sent',
    ),
  },
  {
    without: 'checking the ID token’s signature',
    file: provider,
    change: [['    await checkIdToken(tokens.id_token)\n', '']],
    test: checks('isn’t accepted as signed by the provider'),
  },
  {
    without: 'rejecting an ID token without a subject',
    file: provider,
    change: [["    if (!claims.sub) throw new Error('The ID token has no subject')\n", '']],
    test: tokens('an ID token without a subject is rejected'),
  },
  {
    without: 'a limit on the provider’s responses',
    file: 'server/src/accounts/sign-in-provider/discovery.ts',
    change: [['      [oidc.customFetch]: limitedFetch,\n', '']],
    test: tokens('a response that is too long signs nobody in'),
  },
  {
    without: 'a limit on the provider’s keys',
    file: 'server/src/accounts/sign-in-provider/id-token-check.ts',
    change: [['    [customFetch]: limitedFetch,\n', '']],
    test: tokens('a response that is too long signs nobody in'),
  },
  {
    without: 'rejecting ID tokens of other clients',
    file: 'server/src/accounts/sign-in-provider/id-token-check.ts',
    change: [
      ['azp = audience', 'azp'],
      ['[aud, azp].flat()', '[aud].flat()'],
    ],
    test: checks('is rejected (OpenID Connect Core, 3.1.3.7)'),
  },
  {
    without: 'rejecting ID tokens that others are audiences of, too',
    file: 'server/src/accounts/sign-in-provider/id-token-check.ts',
    change: [['[aud, azp].flat()', '[azp].flat()']],
    test: checks('is rejected (OpenID Connect Core, 3.1.3.7)'),
  },
  {
    without: 'requiring email_verified to be exactly true',
    file: provider,
    change: [['about.email_verified === true', 'Boolean(about.email_verified)']],
    test: logins('whose verification is'),
  },
  {
    without: 'requiring an email the provider has verified',
    file: routes,
    change: [
      [
        'if (!identity.isEmailVerified || !isEmailAddress(identity.email))',
        'if (!isEmailAddress(identity.email))',
      ],
    ],
    test: logins('whose verification is'),
  },
  {
    without: 'requiring the cookie on return from the provider',
    file: routes,
    change: [
      [
        '    if (!started) return end(reply, 401, failed)\n',
        '    if (!started) return end(reply, 200, { status: "signed-in", name: "", email: "", profilePhoto: "" })\n',
      ],
    ],
    test: logins('a return from the provider works once, and only in the browser that started it'),
  },
  {
    without: 'comparing the OAuth state',
    file: proofs,
    change: [["        .where('state', '=', state)\n", '']],
    test: checks('only the sign-in that was started is cancelled'),
  },
  {
    without: 'requiring the sign-in proof',
    file: login,
    change: [
      [
        '  if (emailKey(email) !== emailKey(proof.email)) throw unauthorized(googleLoginFailed)\n',
        '',
      ],
    ],
    test: logins(
      'a proof of one address gives access to no other account, and the attempt uses it up',
    ),
  },
  {
    without: 'single use of a sign-in start',
    file: proofs,
    change: [
      [
        ".deleteFrom('signInStarts')\n        .where('tokenHash', '=', tokenHash)\n        .where('state', '=', state)\n        .where('expiresAt', '>', now().toISOString())\n        .returning(",
        ".selectFrom('signInStarts')\n        .where('tokenHash', '=', tokenHash)\n        .where('state', '=', state)\n        .where('expiresAt', '>', now().toISOString())\n        .select(",
      ],
    ],
    test: checks('a sign-in attempt is valid once, for ten minutes'),
  },
  {
    without: 'expiry of a sign-in start',
    file: proofs,
    change: [
      [
        ".deleteFrom('signInStarts')\n        .where('tokenHash', '=', tokenHash)\n        .where('state', '=', state)\n        .where('expiresAt', '>', now().toISOString())\n",
        ".deleteFrom('signInStarts')\n        .where('tokenHash', '=', tokenHash)\n        .where('state', '=', state)\n",
      ],
    ],
    test: checks('a sign-in attempt is valid once, for ten minutes'),
  },
  {
    without: 'single use of the sign-in proof',
    file: proofs,
    change: [
      [
        ".deleteFrom('signInProofs')\n        .where('tokenHash', '=', tokenHash)\n        .where('expiresAt', '>', now().toISOString())\n        .returning(",
        ".selectFrom('signInProofs')\n        .where('tokenHash', '=', tokenHash)\n        .where('expiresAt', '>', now().toISOString())\n        .select(",
      ],
    ],
    test: logins('a proof is valid once, for five minutes, in the browser that made it'),
  },
  {
    without: 'expiry of the sign-in proof',
    file: proofs,
    change: [
      [
        ".deleteFrom('signInProofs')\n        .where('tokenHash', '=', tokenHash)\n        .where('expiresAt', '>', now().toISOString())\n",
        ".deleteFrom('signInProofs')\n        .where('tokenHash', '=', tokenHash)\n",
      ],
    ],
    test: logins('a proof is valid once, for five minutes, in the browser that made it'),
  },
  {
    without: 'resetting an account when the owner of the address verifies it',
    file: login,
    change: [['  if (!known.verifiedAt) {', "  if (known.verifiedAt === '') {"]],
    test: linking('leaves nothing behind'),
  },
  {
    without: 'one account of a provider per student',
    file: login,
    change: [
      [
        '  if (await isLinkedOtherwise(trx, known.studentId, proof)) {',
        "  if (known.name === '' && (await isLinkedOtherwise(trx, known.studentId, proof))) {",
      ],
    ],
    test: linking('no second one of either'),
  },
  {
    without: 'locking an account while it is linked',
    file: login,
    change: [
      [
        "    .set({ epoch: student.epoch })\n    .where('_id', '=', student.studentId)\n    .where('epoch', '=', student.epoch)\n",
        "    .set({ epoch: student.epoch })\n    .where('_id', '=', student.studentId)\n",
      ],
    ],
    test: {
      ...linking('an account that changes while it is linked gets neither link nor session'),
      engine: 'postgres',
    },
  },
  {
    without: 'keeping disabled accounts out of third-party sign-in',
    file: login,
    change: [['  if (linked?.disabledAt) throw unauthorized(googleLoginFailed)\n', '']],
    test: logins('the provider doesn’t sign in a disabled account, linked or not'),
  },
  {
    without: 'escaping "<" in the popup’s page',
    file: 'server/src/accounts/students/popup-page.ts',
    change: [[".replaceAll('<', '\\\\u003c')", '']],
    test: logins('a new student is registered, verified by the provider, and signed in'),
  },
]
