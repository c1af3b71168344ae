import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { createKnownPlaces } from './access/known-places.ts'
import { googleRoutes } from './account/google-routes.ts'
import { passwordRoutes } from './account/password-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { createStudentSessions } from './account/sessions.ts'
import { settingsRoutes } from './account/settings-routes.ts'
import { createSignInProofs } from './account/sign-in-proofs.ts'
import { signUpRoutes } from './account/sign-up-routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { adminAccountRoutes } from './admin/account-routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { createAdminSessions } from './admin/sessions.ts'
import { registerApiDocs } from './api-docs.ts'
import type { Config } from './config.ts'
import { messageRoutes } from './contact/message-routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { settleFuture, watchedClock } from './db/clock.ts'
import type { OpenDatabase } from './db/open.ts'
import { createReachability } from './db/reachable.ts'
import { eventRoutes } from './events/routes.ts'
import { facultyRoutes } from './faculty/routes.ts'
import { healthRoutes } from './health.ts'
import { createAttempts } from './http/attempts.ts'
import { checkContentType } from './http/content-type.ts'
import { createDrain } from './http/drain.ts'
import { answerBadAddress, answerError } from './http/error-handler.ts'
import { registerJsonBody } from './http/json-body.ts'
import { createKeptAnswers } from './http/kept-answers.ts'
import { registerMultipart } from './http/multipart.ts'
import { createOriginCheck, ownOrigins } from './http/origin-check.ts'
import { answerParserError } from './http/parser-errors.ts'
import { createRequestIds, sendRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createHttpServer } from './http/server.ts'
import { sharePatience } from './http/share-patience.ts'
import { limitBodyTime } from './http/slow-bodies.ts'
import { createMail } from './mail/mail.ts'
import { createRefusals } from './mail/note-refusal.ts'
import { outboxPage } from './mail/outbox-page.ts'
import { createTransport } from './mail/transport.ts'
import { metricRoutes } from './metrics.ts'
import type { Web } from './pages/load-web.ts'
import { createRenderer } from './pages/render.ts'
import { pageRoutes } from './pages/routes.ts'
import type { Pictures } from './pictures/pictures.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { type LogStream, logRequest, logSettings } from './request-log.ts'
import { securityTxtRoute } from './security-txt.ts'
import { collegeSettingsRoutes } from './settings/routes.ts'
import { createSignInProvider } from './sign-in-provider/sign-in-provider.ts'
import { tableRoutes } from './tables/routes.ts'

/** What a server is built from. */
export type AppSettings = {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'changes' | 'statements' | 'pool'>
  pictures: Pictures
  web: Web
  now?: () => Date
  /** Instead of standard output. */
  logTo?: LogStream
}

function buildDeps(
  { config, database, pictures, web, now: tell = () => new Date() }: AppSettings,
  { onMailFailure, onPutBack }: { onMailFailure: (error: unknown) => void; onPutBack: () => void },
) {
  const { db, changes, statements, pool } = database
  const now = watchedClock(tell, onPutBack)
  const sessions = createAdminSessions({ db, config, now })
  const places = createKnownPlaces({ db, config, now })
  const attempts = createAttempts({ db, isOn: config.hasRateLimit, now })
  const { officeAddress } = config.mail
  const refusals = createRefusals({ attempts, officeAddress, now })
  return {
    config,
    db,
    changes,
    statements,
    pool,
    pictures,
    now,
    sessions,
    requireAdmin: sessions.requireAdmin,
    places,
    studentSessions: createStudentSessions({ db, config, places, now }),
    signInProvider: createSignInProvider(config),
    signInProofs: createSignInProofs({ db, config, now }),
    mail: createMail({
      db,
      transport: createTransport(config),
      officeAddress,
      now,
      onFailure: onMailFailure,
      onRefused: refusals.note,
    }),
    refusedMails: refusals.count,
    // While one works on the pages, nothing finished is good for long.
    kept: createKeptAnswers({
      changes,
      reachability: createReachability(db),
      now,
      isOn: web.mode === 'production',
    }),
    attempts,
    ...createOriginCheck(ownOrigins(config)),
  }
}
/** What the routes of a subject may use. */
export type Deps = ReturnType<typeof buildDeps>
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

const bodyBytes = 64 * 1024
// Longer than any id, so that a long one is an unknown event rather than an unknown address.
const parameterLength = 1000

/** After the drain: for what came whole and is still worked on, and to read a last answer by. */
const patienceMilliseconds = 1_200
const lingerMilliseconds = 300

/** The whole server, not yet listening; `stop` tells it to send its visitors elsewhere, and resolves when they are gone. */
export async function buildApp(settings: AppSettings) {
  const { config, web, logTo } = settings
  const deps = buildDeps(settings, {
    onMailFailure: (error) => {
      // Only these say why; what else the error holds may be somebody's address or mail.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      app.log.warn({ code, responseCode }, 'mail not sent')
    },
    onPutBack: () => {
      app.log.warn('the clock was put back')
      deps.kept.clear()
      settleFuture(deps.db, deps.now()).then(deps.mail.wake, (error: unknown) =>
        app.log.error({ err: error }, 'what lies in the future could not be changed'),
      )
    },
  })
  const drain = createDrain()
  const app = Fastify({
    logger: logSettings(config.logLevel, logTo),
    genReqId: createRequestIds(config.trustProxy),
    exposeHeadRoutes: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerParserError,
    // Requests are logged by a hook, with what matters of them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: bodyBytes,
    forceCloseConnections: 'idle',
    // What still comes on an open connection is answered as always, not with words of the framework.
    return503OnClosing: false,
    routerOptions: { maxParamLength: parameterLength },
    serverFactory: (handler) => createHttpServer(handler, { kept: deps.kept, drain }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders)
  })
  app.addHook('onRequest', sendRequestId)
  sharePatience(app)
  app.addHook('onRequest', deps.checkOriginOfChanges)
  app.addHook('onRequest', checkContentType)
  app.addHook('onRequest', limitBodyTime)
  app.addHook('onResponse', logRequest)
  registerJsonBody(app)
  await app.register(cookie)
  await registerMultipart(app)
  metricRoutes(app, deps, { isStopping: drain.isStopping })
  securityTxtRoute(app, deps)
  healthRoutes(app, { db: deps.db, isStopping: drain.isStopping })
  await registerApiDocs(app)
  await app.register(async (scope) => {
    const api = scope.withTypeProvider<ZodTypeProvider>()
    const own = ownOrigins(config)
    await api.register(cors, {
      delegator: async ({ headers }: FastifyRequest) => ({
        // Others are told nothing at all.
        origin: own.has(headers.origin ?? ''),
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        strictPreflight: false,
      }),
    })
    eventRoutes(api, deps)
    facultyRoutes(api, deps)
    contactRoutes(api, deps)
    messageRoutes(api, deps)
    activityRoutes(api, deps)
    adminRoutes(api, deps)
    adminAccountRoutes(api, deps)
    accountRoutes(api, deps)
    signUpRoutes(api, deps)
    passwordRoutes(api, deps)
    googleRoutes(api, deps)
    settingsRoutes(api, deps)
    collegeSettingsRoutes(api, deps)
    tableRoutes(api, deps)
  })
  pictureRoutes(app, deps)
  outboxPage(app, config)
  app.addHook('onClose', deps.mail.stop)
  app.addHook('onClose', deps.signInProvider.close)
  await web.register(app)
  const render = createRenderer({
    app,
    web,
    publicUrl: config.publicUrl,
    signInLabel: config.hasOidc ? config.oidcLabel : undefined,
    now: deps.now,
  })
  pageRoutes(app, deps, render)
  const stop = async () => {
    await drain.stop()
    drain.cutOff()
    setTimeout(() => drain.cutOff({ all: true }), patienceMilliseconds).unref()
    const closeAll = () => app.server.closeAllConnections()
    setTimeout(closeAll, patienceMilliseconds + lingerMilliseconds).unref()
  }
  return { app, deps, stop }
}
