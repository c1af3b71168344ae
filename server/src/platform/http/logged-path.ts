import type { FastifyRequest } from 'fastify'

const visible = new WeakMap<FastifyRequest, string>()

export const loggedPath = (request: FastifyRequest, path: string) => visible.set(request, path)

export const loggedPageOf = (request: FastifyRequest) => visible.get(request)
