import cookie from '@fastify/cookie'
import { forEachContentType } from 'contract/content/types'
import { forEachRecord } from 'contract/records'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerApi } from './api.ts'
import { registerApiDocs } from './api-docs.ts'
import { verifyForm } from './certificates/form-routes.ts'
import { contactForms } from './contact/form-routes.ts'
import { nextContentChange } from './content/next-change.ts'
import { settleFuture } from './db/clock.ts'
import { type AppSettings, buildDeps, type Deps } from './deps.ts'
import { documentRoutes } from './documents/routes.ts'
import { healthRoutes } from './health.ts'
import { limitBodies } from './http/body-budget.ts'
import { createBodyTurns } from './http/body-turns.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { checkContentType } from './http/content-type.ts'
import { createDrain, type Drain } from './http/drain.ts'
import { answerBadAddress, answerError } from './http/error-handler.ts'
import { registerJsonBody } from './http/json-body.ts'
import { noteRoutes } from './http/known-routes.ts'
import { registerMultipart } from './http/multipart.ts'
import { answerParserError } from './http/parser-errors.ts'
import { createRequestIds, ourselves, sendRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createHttpServer } from './http/server.ts'
import { sharePatience } from './http/share-patience.ts'
import { limitBodyTime } from './http/slow-bodies.ts'
import { outboxPage } from './mail/outbox-page.ts'
import { metricRoutes } from './metrics.ts'
import { createFormDrawing } from './pages/draw-form.ts'
import { createRenderer, type RenderPage } from './pages/render.ts'
import { createRenderTurns } from './pages/render-turns.ts'
import { pageRoutes } from './pages/routes.ts'
import { scriptForms } from './pages/script-forms.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { rooms } from './records/rooms.ts'
import { registrationForms } from './registrations/form-routes.ts'
import { logRequest, logSettings } from './request-log.ts'
import { securityTxtRoute } from './security-txt.ts'
import { subscriptionForms } from './subscriptions/form-routes.ts'

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
    nextChanges: (db) => ({
      ...forEachRecord((record) => async (moment: Date) => {
        const next = await rooms[record].nextChange(db, moment)
        return { answered: next, drawn: next }
      }),
      ...forEachContentType((type) => (moment: Date) => nextContentChange(db, type, moment)),
    }),
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
    serverFactory: (handler) => createHttpServer(handler, { frontDoor: deps.kept, drain }),
  })
  const hasRoute = noteRoutes(app)
  await registerHooks(app, deps)
  metricRoutes(app, deps, { isStopping: drain.isStopping })
  securityTxtRoute(app, deps)
  healthRoutes(app, { db: deps.db, isStopping: drain.isStopping })
  await registerApiDocs(app, {
    student: deps.studentSessions.cookie,
    administrator: deps.adminSessions.cookie,
  })
  const render = createRenderer({
    app,
    web,
    kept: deps.kept,
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
  app.addHook('onClose', deps.mail.stop)
  app.addHook('onClose', deps.signInProvider.close)
  await web.register(app, deps)
  pageRoutes(app, deps, { web, render })
  deps.kept.redrawBy((url, encoding) =>
    app.inject({ url, headers: { 'accept-encoding': encoding }, remoteAddress: ourselves }),
  )
  return { app, deps, stop: () => stop(app, drain) }
}

/** Forms that browsers post without scripts. */
async function registerPlainForms(app: FastifyInstance, deps: Deps, render: RenderPage) {
  const drawForm = createFormDrawing({ now: deps.now, render })
  await contactForms(app, deps, drawForm)
  await subscriptionForms(app, deps, drawForm)
  await verifyForm(app)
  await registrationForms(app, deps, drawForm)
  await scriptForms(app, drawForm)
}

/** What holds for every request, before any route. */
async function registerHooks(app: FastifyInstance, deps: Deps): Promise<void> {
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
  limitBodies(app, deps.bodies)
  app.addHook('onResponse', logRequest)
  compressAnswers(app)
  const turn = createBodyTurns()
  registerJsonBody(app, turn)
  await app.register(cookie)
  await registerMultipart(app, turn)
}

/** Lets visitors go elsewhere, and cuts off who is left. */
async function stop(app: FastifyInstance, drain: Drain): Promise<void> {
  await drain.stop()
  drain.cutOff()
  setTimeout(() => drain.cutOff({ all: true }), patienceMilliseconds).unref()
  const closeAll = () => app.server.closeAllConnections()
  setTimeout(closeAll, patienceMilliseconds + lingerMilliseconds).unref()
}
