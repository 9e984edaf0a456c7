import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendPage } from '../site/site'
import { methodNotAllowed, notFound, problemMessages } from './problems'

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url
}

/** True if a path matches a route's pattern, whatever its parameters contain. */
function isPathOf(url: string, path: string): boolean {
  const parts = path.split('/')
  const pattern = url.split('/')
  return (
    parts.length === pattern.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}

/**
 * Answers 404, or 405 with the path's allowed methods, for the routes added after it. A page's address gets the panel.
 */
export function useNotFound(app: FastifyInstance): void {
  const { routes } = app.services
  app.addHook('onRoute', ({ url, method }) => {
    for (const httpMethod of [method].flat()) routes.push({ url, method: httpMethod })
  })
  app.setNotFoundHandler((request, reply) => {
    if (sendPage(request, reply)) return
    // Packages for teams (docs/design/own-repositories.md).
    if (pathOf(request).startsWith('/sdk/')) throw notFound(problemMessages.noPackage)
    const allowed = routes.filter(({ url }) => isPathOf(url, pathOf(request))).map(({ method }) => method)
    throw allowed.length === 0 || allowed.includes(request.method) ? notFound() : methodNotAllowed(allowed)
  })
}
