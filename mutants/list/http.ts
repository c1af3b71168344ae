import type { Mutant } from '../mutant.ts'

const origin = 'server/src/platform/http/origin-check.ts'
const headers = 'server/src/platform/http/security-headers.ts'
const cookie = 'server/src/platform/http/token-cookie.ts'
const server = 'server/src/platform/http/server.ts'
const form = 'server/src/platform/http/multipart.ts'

const http = (file: string, name: string) => ({ file: `src/platform/http/${file}.test.ts`, name })

export const httpMutants: Mutant[] = [
  {
    without: 'a limit on the depth and width of a body',
    file: 'server/src/platform/http/json-body.ts',
    change: [['isOversized(value) || ', '']],
    test: http(
      'bodies',
      'JSON too deep for the stack, or too wide for any entry, is rejected even where any data is allowed',
    ),
  },
  {
    without: 'rejecting invalid Host fields',
    file: server,
    change: [['    if (!isHost(rawHeaders[at + 1])) return false\n', '']],
    test: http('parser-errors', 'only a valid Host is answered'),
  },
  {
    without: 'reading what has arrived before a connection counts as lost',
    file: 'server/src/platform/db/version-listener.ts',
    change: [['    await nextTurn()\n', '']],
    test: {
      file: 'src/platform/db/version-listener.test.ts',
      name: 'being too busy to read the database’s response doesn’t count as a lost connection',
      engine: 'postgres',
    },
  },
  {
    without: 'removing invalid XML characters from feeds',
    file: 'contract/src/platform/escape-markup.ts',
    change: [['  withoutControls(text).replace(', '  text.replace(']],
    test: {
      file: 'src/events/calendar/feeds.test.ts',
      name: 'feeds and calendar list the events of a category, a department or both, and no drafts',
    },
  },
  {
    without: 'checking the origin of a change',
    file: 'server/src/app.ts',
    change: [["  app.addHook('onRequest', deps.checkOriginOfChanges)\n", '']],
    test: http('origin', 'changes nothing'),
  },
  {
    without: 'checking the origin of a student’s logout',
    file: 'contract/src/accounts/account.ts',
    change: [['  writes: true,\n', '']],
    test: http('origin', 'changes nothing'),
  },
  {
    without: 'checking the origin of an administrator’s logout',
    file: 'contract/src/accounts/admin.ts',
    change: [['  writes: true,\n', '']],
    test: http('origin', 'changes nothing'),
  },
  {
    without: 'rejecting changes by prefetched pages',
    file: origin,
    change: [
      ["    if (isSpeculative(request)) throw forbidden('Not available ahead of time')\n", ''],
    ],
    test: http('origin', ''),
  },
  {
    without: 'treating sibling subdomains as foreign',
    file: origin,
    change: [["site === 'same-origin' || site === 'none'", "site !== 'cross-site'"]],
    test: http('origin', 'changes nothing'),
  },
  {
    without: 'comparing the origin sent by older browsers',
    file: origin,
    change: [['    if (headers.origin !== undefined) return ownOrigins.has(headers.origin)\n', '']],
    test: http('origin', 'changes nothing'),
  },
  {
    without: 'comparing the referrer sent by older browsers',
    file: origin,
    change: [['return ownOrigins.has(originOf(headers.referer))', 'return true']],
    test: http('origin', 'changes nothing'),
  },
  {
    without: 'closing connections that pipeline too much',
    file: 'server/src/platform/http/serial-work.ts',
    change: [['const maxAhead = 1\n', 'const maxAhead = 4_000\n']],
    test: http(
      'serial-work',
      'of many pipelined requests, the first two are answered, and the connection ends',
    ),
  },
  {
    without: 'forgetting the response of an idle connection',
    file: 'server/src/platform/http/serial-work.ts',
    change: [['if (line.last === this) line.last = undefined', '']],
    test: http('serial-work', 'keeps no earlier response'),
  },
  {
    without: 'no CORS headers for other origins',
    file: 'server/src/api.ts',
    change: [["      origin: own.has(headers.origin ?? ''),\n", '      origin: true,\n']],
    test: http('origin', 'a foreign origin is never named'),
  },
  {
    without: 'cookies that scripts cannot read',
    file: cookie,
    change: [['httpOnly: true', 'httpOnly: false']],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'the right password starts a session whose cookie other sites can’t send',
    },
  },
  {
    without: 'cookies for https only',
    file: cookie,
    change: [['secure: isDeployed', 'secure: false']],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'the right password starts a session whose cookie other sites can’t send',
    },
  },
  {
    without: 'the prefix of cookies',
    file: cookie,
    change: [['isDeployed ? `__Host-${name}` : name', 'name']],
    test: {
      file: 'src/accounts/students/login.test.ts',
      name: 'the right password starts a session whose cookie other sites can’t send',
    },
  },
  {
    without: 'SameSite for the administrator’s cookie',
    file: 'server/src/accounts/staff-login/sessions.ts',
    change: [["sameSite: 'strict'", "sameSite: 'lax'"]],
    test: {
      file: 'src/accounts/staff-login/login.test.ts',
      name: 'the right password starts a session with a strict cookie that ends with the browser',
    },
  },
  {
    without: 'storing tokens as hashes only',
    file: 'server/src/platform/tokens.ts',
    change: [["createHash('sha256').update(value).digest('hex')", 'value']],
    test: {
      file: 'src/accounts/students/sessions.test.ts',
      name: 'the database has only the hash of a token; tokens don’t repeat',
    },
  },
  {
    without: 'nosniff',
    file: headers,
    change: [["  'x-content-type-options': 'nosniff',\n", '']],
    test: http('headers', 'every kind of response has the security headers'),
  },
  {
    without: 'a policy that forbids framing',
    file: headers,
    change: [['frame-ancestors ${ancestors}; ', '']],
    test: http('headers', 'every kind of response has the security headers'),
  },
  {
    without: 'a policy without inline scripts',
    file: headers,
    change: [['`script-src ${own(scripts)}`', "`script-src ${own(scripts)} 'unsafe-inline'`"]],
    test: {
      file: 'src/platform/rendering/pages.test.ts',
      name: 'a page may embed the map and nothing else from other sites',
    },
  },
  {
    without: 'strict transport security',
    file: headers,
    change: [["  'strict-transport-security': 'max-age=31536000; includeSubDomains',\n", '']],
    test: http('headers', 'every kind of response has the security headers'),
  },
  {
    without: 'no-store on responses',
    file: headers,
    change: [["  'cache-control': 'no-store',\n", '']],
    test: http('headers', 'responses that depend on a session are stored nowhere'),
  },
  {
    without: 'a reset page that sends no referrer',
    file: 'web/app/framework/addresses/page-address.ts',
    change: [["'referrer-policy': 'no-referrer', 'cache-control'", "'cache-control'"]],
    test: { file: 'src/platform/rendering/answers.test.ts', name: 'tells no other site' },
  },
  {
    without: 'checking media types',
    file: 'server/src/app.ts',
    change: [["  app.addHook('onRequest', checkContentType)\n", '']],
    test: http('bodies', 'a body of another media type'),
  },
  {
    without: 'rejecting duplicate names',
    file: 'server/src/platform/http/json-body.ts',
    change: [['writtenKeys(text) !== parsedKeys(value)', 'writtenKeys(text) < parsedKeys(value)']],
    test: http('bodies', 'rejects anything but a plain JSON object'),
  },
  {
    without: 'rejecting __proto__',
    file: 'server/src/platform/http/json-body.ts',
    change: [
      ["getDefaultJsonParser('error', 'error')", "getDefaultJsonParser('ignore', 'ignore')"],
    ],
    test: http('bodies', 'rejects anything but a plain JSON object'),
  },
  {
    without: 'a size limit for JSON bodies',
    file: 'server/src/app.ts',
    change: [['    bodyLimit: bodyBytes,\n', '']],
    test: http('bodies', 'JSON of 65,536 bytes'),
  },
  {
    without: 'a limit on fields in a form',
    file: form,
    change: [['      fields: maxFields,\n      parts: maxFields,\n', '']],
    test: http('forms', ''),
  },
  {
    without: 'rejecting duplicate fields',
    file: form,
    change: [['if (!isWanted || form.has(part.fieldname))', 'if (!isWanted)']],
    test: http('forms', 'a form with parts of the wrong kind is rejected'),
  },
  {
    without: 'accepting files in file fields only',
    file: form,
    change: [['files.has(part.fieldname) === isFile', '(isFile || !isFile)']],
    test: http('forms', 'a form with parts of the wrong kind is rejected'),
  },
  {
    without: 'stopping at a body that is too large',
    file: form,
    change: [['      if (bytes > most) reject(error)\n', '']],
    test: http('uploads', 'if the sender gives no length, nothing is read beyond the limit'),
  },
  {
    without: 'a time limit for headers',
    file: server,
    change: [['  server.headersTimeout = 10 * second\n', '  server.headersTimeout = 0\n']],
    test: http('slow-headers', ''),
  },
  {
    without: 'a time limit for bodies',
    file: 'server/src/app.ts',
    change: [["  app.addHook('onRequest', limitBodyTime)\n", '']],
    test: http('slow-bodies', 'is cut off'),
  },
  {
    without: 'a size limit for headers',
    file: server,
    change: [['maxHeaderSize: headerBytes', 'maxHeaderSize: 1024 * 1024']],
    test: http('headers', 'errors of the HTTP parser get our own responses'),
  },
  {
    without: 'HEAD without side effects',
    file: 'server/src/app.ts',
    change: [['    exposeHeadRoutes: false,\n', '    exposeHeadRoutes: true,\n']],
    test: { file: 'src/accounts/students/sessions.test.ts', name: 'HEAD and OPTIONS' },
  },
  {
    without: 'errors without details',
    file: 'server/src/platform/http/error-handler.ts',
    change: [
      ['message: known?.message ?? serverError', 'message: known?.message ?? error.message'],
    ],
    test: http('headers', 'an unexpected error reveals no details'),
  },
  {
    without: 'a separate ETag for anonymous visitors',
    file: 'server/src/platform/response-cache/encoded.ts',
    change: [['etag.replace(/"$/, \'-v"\')', 'etag']],
    test: {
      file: 'src/platform/response-cache/signed-in-since.test.ts',
      name: 'after a login or logout',
    },
  },
  {
    without: 'rejecting a second Host',
    file: server,
    change: [['count === 1 ||', 'count >= 1 ||']],
    test: http('parser-errors', 'gets a normal response, and the connection closes'),
  },
]
