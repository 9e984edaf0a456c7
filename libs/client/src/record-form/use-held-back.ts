import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useCallback, useEffect, useRef, useState } from 'react'

const none: readonly ErrorDetail[] = []

/**
 * Sentence for a save that was held back by errors that no field on the screen shows, each with its field's label
 * (B95); null otherwise. `report` is called with the errors of a save, in the update that shows them at their fields.
 */
export function useHeldBack(idOf: (path: string) => string, labels: object) {
  const [reported, setReported] = useState(none)
  const [held, setHeld] = useState<string | null>(null)
  const latest = useRef({ idOf, labels })
  useEffect(() => {
    latest.current = { idOf, labels }
  })

  useEffect(() => {
    const sentences = reported.flatMap(({ path, message }) => {
      // A field shows its error in the element of this id, see `Field`.
      if (document.getElementById(`${latest.current.idOf(path)}-error`)) return []
      const label = (latest.current.labels as Readonly<Record<string, string>>)[path]
      return [label ? `${label}: ${message}` : message]
    })
    setHeld(sentences.length > 0 ? joinSentences(...new Set(sentences)) : null)
  }, [reported])

  const report = useCallback((details: readonly ErrorDetail[]) => {
    setReported((before) => (before.length === 0 && details.length === 0 ? before : details))
  }, [])
  return { held, report }
}
