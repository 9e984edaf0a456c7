import { endpoint } from '../endpoint/endpoint'
import { password } from '../fields/fields'
import { z } from '../fields/zod'
import { SecondStep, SecondStepChoice } from './second-factor'

/** Messages of the proof that dangerous calls require (B115). */
export const proofMessages = {
  required: 'Para esto falta confirmar que eres tú. No se cambió nada.',
  wrongPassword: 'Esa contraseña no es correcta',
} as const

/** Minutes for which a proof is valid. */
export const proofMinutes = 10

/** The own password, or a second step as at the sign-in. */
export const ProofDraft = z.extend(SecondStep, { password: z.optional(password(1)) })
export type ProofDraft = z.output<typeof ProofDraft>

export const Proof = z.object({ proof: z.string(), until: z.string() })
export type Proof = z.output<typeof Proof>

const shared = { method: 'POST', tag: 'account', access: 'signed-in' } as const
export const proofEndpoints = {
  options: endpoint({
    ...shared,
    path: '/account/proof/options',
    summary: 'By what second step the session may prove its person, besides the password',
    response: SecondStepChoice,
  }),
  create: endpoint({
    ...shared,
    path: '/account/proof',
    summary: 'Prove the person of this session for ten minutes, by password or second step; 401 for a wrong one',
    body: ProofDraft,
    response: Proof,
  }),
} as const
