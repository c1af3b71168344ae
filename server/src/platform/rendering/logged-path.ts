import type { FastifyRequest } from 'fastify'

const shown = new WeakMap<FastifyRequest, string>()

/** Notes what the log may say of the address of a page: the pages know what in it is for one reader only. */
export const showPath = (request: FastifyRequest, path: string) => shown.set(request, path)

/** What was noted; undefined when the address was not read. */
export const shownPageOf = (request: FastifyRequest) => shown.get(request)
