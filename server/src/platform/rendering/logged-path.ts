import type { FastifyRequest } from 'fastify'

const shown = new WeakMap<FastifyRequest, string>()

export const showPath = (request: FastifyRequest, path: string) => shown.set(request, path)

export const shownPageOf = (request: FastifyRequest) => shown.get(request)
