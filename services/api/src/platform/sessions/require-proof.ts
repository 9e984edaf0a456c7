import { proofHeader } from '@torneo/contracts/endpoint/endpoint'
import { releaseKeyRole } from '@torneo/contracts/people/roles'
import type { FastifyRequest } from 'fastify'
import { proofRequired } from '../http/problems'
import { sessionToken } from './session-cookie'

/** Throws 403 `proof_required` unless the request has a valid proof of its own session, or is made with a release key. */
export async function requireProof(request: FastifyRequest): Promise<void> {
  if (request.user?.role === releaseKeyRole) return
  const { proofs, sessions } = request.server.services
  const proof = request.headers[proofHeader.toLowerCase()]
  if (typeof proof !== 'string' || !(await proofs.isValid(proof, sessions.idOf(sessionToken(request) ?? ''))))
    throw proofRequired()
}
