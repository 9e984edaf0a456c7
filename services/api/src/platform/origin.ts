import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidOrigin } from './problems'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function isOwn(origin: string, { host }: FastifyRequest, publicOrigin: string | null): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && originHost === host.toLowerCase()
}

/** A page of another site may change nothing here, whatever cookie its visitor's browser adds (contract, Common: Origin). */
export function useOriginCheck(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return
    const { origin, 'sec-fetch-site': site } = request.headers
    if (origin === undefined && site !== 'cross-site') return
    if (origin === undefined || !isOwn(origin, request, publicOrigin)) throw invalidOrigin((origin ?? 'null').slice(0, 200))
  })
}
