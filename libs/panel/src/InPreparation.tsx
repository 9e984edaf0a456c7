import { Hammer } from 'lucide-react'
import { EmptyState } from '@torneo/ui/EmptyState'

/** A section of this app whose screen comes with a later version. */
export function InPreparation() {
  return (
    <EmptyState
      icon={<Hammer size={24} aria-hidden />}
      title="En preparación"
      text="Esta sección todavía no está disponible en esta versión del panel."
    />
  )
}
