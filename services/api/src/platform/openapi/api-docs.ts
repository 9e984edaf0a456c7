import { AssembledBody, Part } from '@torneo/serving/http/assembled-body'
import { type Body, bodyOf } from '@torneo/serving/http/response-body'
import type { FastifyInstance } from 'fastify'
import { version } from '../../version'
import { sendRead } from '../http/sent-body'

/**
 * Serves `/api/openapi.json` and `/api/docs`; both are made on the first request, so that the start does not wait for
 * them.
 */
export function useApiDocs(api: FastifyInstance): void {
  const { endpoints } = api.services
  let page: Body | undefined
  let description: Body | undefined

  api.get('/openapi.json', async (_request, reply) => {
    description ??= bodyOf((await import('./openapi')).openApiOf(endpoints, version))
    return sendRead(reply, 200, description)
  })

  api.get('/docs', async (_request, reply) => {
    const { docsPage, docsPolicy } = await import('./docs-page')
    page ??= new AssembledBody([new Part(docsPage(endpoints, version))])
    return sendRead(reply.header('content-security-policy', docsPolicy), 200, page, {
      type: 'text/html; charset=utf-8',
    })
  })
}
