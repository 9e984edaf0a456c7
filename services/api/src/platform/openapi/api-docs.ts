import type { FastifyInstance } from 'fastify'
import { version } from '../../version'
import { sendJson } from '../http/response-body'

/**
 * Serves `/api/openapi.json` and `/api/docs`; both are made on the first request, so that the start does not wait for
 * them.
 */
export function useApiDocs(api: FastifyInstance): void {
  const { endpoints } = api.services
  let page: string | undefined
  let description: unknown

  api.get('/openapi.json', async (request, reply) => {
    description ??= (await import('./openapi')).openApiOf(endpoints, version)
    return sendJson(request, reply, 200, description)
  })

  api.get('/docs', async (_request, reply) => {
    const { docsPage, docsPolicy } = await import('./docs-page')
    page ??= docsPage(endpoints, version)
    return reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page)
  })
}
