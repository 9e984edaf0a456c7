import { check } from '@torneo/contracts/fields/validation'
import type { z } from '@torneo/contracts/fields/zod'

/** Reads an uploaded file of JSON by its shape; null for one that is absent, no JSON or of another shape. */
export function readJson<S extends z.ZodMiniType>(shape: S, content: Buffer | undefined): z.output<S> | null {
  try {
    const checked = check(shape, JSON.parse(String(content)))
    return checked.ok ? checked.value : null
  } catch {
    return null
  }
}
