import type { Endpoint } from '@torneo/contracts/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from './problems'
import { answerPage } from './site'

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url
}

/** Whether a request's path is this endpoint's, whatever stands where its parameters are. */
function isPathOf(endpoint: Endpoint, path: string): boolean {
  const parts = path.split('/')
  const pattern = `/api${endpoint.path}`.split('/')
  return parts.length === pattern.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
}

/** 404, or 405 with the methods that the path does take. A page's address gets the panel. */
export function useNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (answerPage(request, reply)) return
    const methods = app.services.endpoints.filter((endpoint) => isPathOf(endpoint, pathOf(request))).map(({ method }) => method)
    const allowed = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
    throw allowed.length === 0 || allowed.includes(request.method) ? notFound() : methodNotAllowed(allowed)
  })
}
