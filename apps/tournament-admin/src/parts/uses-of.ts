import { isCallError } from '@torneo/client'
import { ApiError, type Use } from '@torneo/contracts/endpoint/errors'
import { check } from '@torneo/contracts/fields/validation'

/** Returns the records named by an `in_use` rejection; null for any other error. */
export function usesOf(error: unknown): readonly Use[] | null {
  if (!isCallError(error) || error.type !== 'in_use') return null
  const body = check(ApiError, error.response)
  return body.ok ? (body.value.uses ?? []) : []
}
