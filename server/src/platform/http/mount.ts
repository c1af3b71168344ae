import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Endpoint, failureBody } from 'contract/platform/endpoint'
import { responsesOf } from 'contract/platform/responses'
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify'
import type { ResolveFastifyReplyReturnType } from 'fastify/types/type-provider.js'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Actor } from '../access/actor.ts'
import { forAccount } from '../access/current-account.ts'
import type { Guards } from '../access/guards.ts'
import type { ActorOf } from '../access/may.ts'
import { networkOf } from '../access/network.ts'
import type { BodyBudget } from './body-budget.ts'
import { removeSentFile } from './file-on-disk.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

export type RequestOf<E extends Endpoint> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  E,
  ZodTypeProvider
>
type ReplyOf<E extends Endpoint> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  ContextConfigDefault,
  E,
  ZodTypeProvider
>
type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  actor: ActorOf<E>,
  reply: ReplyOf<E>,
) => ResolveFastifyReplyReturnType<ZodTypeProvider, E, RouteGenericInterface>

type Settings<E extends Endpoint> = {
  bodyBytes?: number
  file?: FastifyContextConfig['file']
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  onResponse?: (request: RequestOf<E>, reply: ReplyOf<E>) => Promise<void>
}

export type Mount = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  settings?: Settings<E>,
) => void

type Checks = Guards & {
  checkSideEffectGet: (request: FastifyRequest) => Promise<void>
  bodies: BodyBudget
}

const accountOf = (actor: Actor) =>
  actor.kind === 'visitor' ? undefined : `${actor.kind} ${actor._id}`

/**
 * Fastify's names for kinds of status: as numbers they would be indexes of an array, which V8 makes for each call, twice, with six
 * kilobytes for all up to the largest.
 */
const schemasByKind = (responses: Endpoint['response']) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      const isUsual = Number(status) < 400 || schema === failureBody
      return [isUsual ? `${status[0]}xx` : status, schema]
    }),
  )

/** The only way routes get registered, so that the contract applies to all of them. */
export function createMount(api: Api, { admit, checkSideEffectGet, bodies }: Checks): Mount {
  return function mount<E extends Endpoint>(
    endpoint: E,
    handle: Handler<E>,
    { bodyBytes, file, onRequest, onResponse }: Settings<E> = {},
  ) {
    const { method, url, writes } = endpoint
    const actors = new WeakMap<object, ActorOf<E>>()
    const guard = async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await admit(request, endpoint)
      actors.set(request, actor)
      await bodies.hold(request, reply, accountOf(actor))
    }
    api.route<RouteGenericInterface, ContextConfigDefault, E>({
      method,
      url,
      schema: Object.assign({}, endpoint, { response: schemasByKind(responsesOf(endpoint)) }),
      // Link checkers and previews send HEAD (RFC 9110 §9.3.2).
      exposeHeadRoute: method === 'GET' && endpoint.access === 'everyone' && !writes,
      ...(bodyBytes && { bodyLimit: bodyBytes }),
      config: { endpoint, ...(file && { file }) },
      onRequest: [
        ...(writes ? [checkSideEffectGet] : []),
        guard,
        ...(onRequest ? [onRequest] : []),
      ],
      ...(onResponse && { onResponse }),
      ...(file?.isOnDisk && { onSend: removeSentFile }),
      handler: (request, reply) => {
        const actor = actors.get(request)
        if (!actor) throw new Error('The guard did not run')
        return bodies.whileUsed(request, () =>
          forAccount(accountOf(actor) ?? networkOf(request.ip), () =>
            handle(request, actor, reply),
          ),
        )
      },
    })
  }
}
