import { isCallError } from '@torneo/client'
import { ApiError, type Use } from '@torneo/contracts/errors'
import { check } from '@torneo/contracts/validation'

/** The records that a refusal names as needing what should go or change; null for any other error. */
export function usesOf(error: unknown): readonly Use[] | null {
  if (!isCallError(error) || error.type !== 'in_use') return null
  const body = check(ApiError, error.response)
  return body.ok ? body.value.uses ?? [] : []
}
