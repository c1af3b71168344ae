import type { FastifyRequest } from 'fastify'

const loggedPaths = new WeakMap<FastifyRequest, string>()

export const setLoggedPath = (request: FastifyRequest, path: string) =>
  loggedPaths.set(request, path)

export const loggedPathOf = (request: FastifyRequest) => loggedPaths.get(request)
