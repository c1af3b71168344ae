import cookie from '@fastify/cookie'
import { forEachContentType } from 'contract/content/types'
import { forEachRecord } from 'contract/records'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerApi } from './api.ts'
import { documentRoutes } from './content/library/document-routes.ts'
import { nextContentChange, nextTranslationChange } from './content/next-content-change.ts'
import { type AppSettings, buildDeps, type Deps } from './deps.ts'
import { verifyForm } from './events/certificates/form-routes.ts'
import { registrationForms } from './events/registrations/form-routes.ts'
import { contactForms } from './messaging/contact/form-routes.ts'
import { subscriptionForms } from './messaging/subscriptions/form-routes.ts'
import { withEditBar } from './operations/edited-page/edit-bar.ts'
import { correctFutureTimes } from './platform/db/clock.ts'
import type { Db } from './platform/db/open.ts'
import { registerApiDocs } from './platform/http/api-docs.ts'
import { limitBodies } from './platform/http/body-budget.ts'
import { createBodyTurns } from './platform/http/body-turns.ts'
import { createNetworkOf } from './platform/http/client-address.ts'
import { compressResponses } from './platform/http/compress-responses.ts'
import { checkContentType } from './platform/http/content-type.ts'
import { createDrain, type Drain } from './platform/http/drain.ts'
import { answerBadAddress, answerError } from './platform/http/error-handler.ts'
import { registerJsonBody } from './platform/http/json-body.ts'
import { prefixLocations, routedUrl } from './platform/http/language-prefix.ts'
import { registerMultipart } from './platform/http/multipart.ts'
import { answerParserError } from './platform/http/parser-errors.ts'
import { createRequestIds, internalAddress, sendRequestId } from './platform/http/request-id.ts'
import { logRequest, logSettings } from './platform/http/request-log.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { securityTxtRoute } from './platform/http/security-txt.ts'
import { createHttpServer } from './platform/http/server.ts'
import { sharePatience } from './platform/http/share-patience.ts'
import { limitBodyTime } from './platform/http/slow-bodies.ts'
import { trackRoutes } from './platform/http/track-routes.ts'
import { pictureRoutes } from './platform/images/routes.ts'
import { outboxPage } from './platform/mail/outbox-page.ts'
import { healthRoutes } from './platform/monitoring/health.ts'
import { metricRoutes } from './platform/monitoring/metrics.ts'
import { createRenderer, type RenderPage } from './platform/rendering/render.ts'
import { createFormRenderer } from './platform/rendering/render-form.ts'
import { createRenderTurns } from './platform/rendering/render-turns.ts'
import { pageRoutes } from './platform/rendering/routes.ts'
import { scriptForms } from './platform/rendering/script-forms.ts'
import type { NextChanges } from './platform/response-cache/next-changes.ts'
import { recordFolders } from './record-folders.ts'

const bodyBytes = 64 * 1024
// Longer than any id, so that an overlong one is an unknown event rather than an unknown address.
const parameterLength = 1000

/** After draining: time to finish complete requests, and for clients to read the last response. */
const patienceMilliseconds = 1_200
const lingerMilliseconds = 300

const nextChangesIn = (db: Db): NextChanges => ({
  ...forEachRecord((record) => async (now: Date) => {
    const next = await recordFolders[record].nextChange(db, now)
    return { answered: next, rendered: next }
  }),
  ...forEachContentType((type) => (now: Date) => nextContentChange(db, type, now)),
  translations: (now) => nextTranslationChange(db, now),
})

/** The whole server, not yet listening. `stop` drains it and resolves once visitors are gone. */
export async function buildApp(settings: AppSettings) {
  const { config, web, logTo } = settings
  const deps = buildDeps(settings, {
    nextChanges: nextChangesIn,
    onMailFailure: (error) => {
      // Only these fields: the error may also hold somebody's address or email.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      app.log.warn({ code, responseCode }, 'mail not sent')
    },
    onPutBack: () => {
      app.log.warn('the clock was set back')
      deps.responseCache.clear()
      correctFutureTimes(deps.db, deps.now()).then(deps.mail.sendQueued, (error: unknown) =>
        app.log.error({ err: error }, 'timestamps in the future could not be corrected'),
      )
    },
  })
  const drain = createDrain()
  const networkOf = createNetworkOf(config.trustProxy)
  const app = Fastify({
    logger: logSettings(config.logLevel, logTo),
    genReqId: createRequestIds(config.trustProxy),
    exposeHeadRoutes: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerParserError,
    // A hook logs requests, with less detail.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: bodyBytes,
    forceCloseConnections: 'idle',
    // Requests on open connections get our responses, not the framework's.
    return503OnClosing: false,
    routerOptions: { maxParamLength: parameterLength },
    rewriteUrl: routedUrl,
    serverFactory: (handler) =>
      createHttpServer(handler, { cache: deps.responseCache, drain, networkOf }),
  })
  const hasRoute = trackRoutes(app)
  await registerHooks(app, deps, settings)
  metricRoutes(app, deps, { isStopping: drain.isStopping })
  securityTxtRoute(app, deps)
  healthRoutes(app, { db: deps.db, isStopping: drain.isStopping })
  registerApiDocs(app, {
    student: deps.studentSessions.cookie,
    administrator: deps.adminSessions.cookie,
  })
  const render = createRenderer({
    app,
    web,
    responseCache: deps.responseCache,
    directCalls: deps.directCalls,
    renderTurns: createRenderTurns(deps.engine),
    college: deps.college,
    publicUrl: config.publicUrl,
    signInLabel: config.hasOidc ? config.oidcLabel : undefined,
  })
  const site = { render, pages: web.load, hasRoute }
  await app.register(async (scope) => registerApi(scope, deps, site))
  pictureRoutes(app, deps)
  documentRoutes(app, deps)
  await registerPlainForms(app, deps, render)
  outboxPage(app, config)
  for (const close of [deps.mail.stop, deps.signInProvider.close]) app.addHook('onClose', close)
  await web.register(app, deps)
  pageRoutes(app, deps, { web, render, forStaff: withEditBar })
  deps.responseCache.renderWith((url, encoding) =>
    app.inject({ url, headers: { 'accept-encoding': encoding }, remoteAddress: internalAddress }),
  )
  return { app, deps, stop: () => stop(app, drain) }
}

async function registerPlainForms(app: FastifyInstance, deps: Deps, render: RenderPage) {
  const renderForm = createFormRenderer({ now: deps.now, render })
  await contactForms(app, deps, renderForm)
  await subscriptionForms(app, deps, renderForm)
  await verifyForm(app)
  await registrationForms(app, deps, renderForm)
  await scriptForms(app, renderForm)
}

async function registerHooks(
  app: FastifyInstance,
  deps: Deps,
  { patienceMilliseconds }: AppSettings,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  prefixLocations(app)
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders)
  })
  app.addHook('onRequest', sendRequestId)
  sharePatience(app, patienceMilliseconds)
  app.addHook('onRequest', deps.checkOriginOfChanges)
  app.addHook('onRequest', checkContentType)
  app.addHook('onRequest', limitBodyTime)
  limitBodies(app, deps.bodies)
  app.addHook('onResponse', logRequest)
  compressResponses(app)
  const turn = createBodyTurns()
  registerJsonBody(app, turn)
  await app.register(cookie)
  await registerMultipart(app, turn)
}

async function stop(app: FastifyInstance, drain: Drain): Promise<void> {
  await drain.stop()
  drain.cutOff()
  setTimeout(() => drain.cutOff({ all: true }), patienceMilliseconds).unref()
  const closeAll = () => app.server.closeAllConnections()
  setTimeout(closeAll, patienceMilliseconds + lingerMilliseconds).unref()
}
