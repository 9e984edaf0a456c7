import { EmptyState } from '@torneo/ui/EmptyState'

/** For the sections of this app whose screens come later: a link that says so instead of a blank page. */
export function InPreparation() {
  return <EmptyState icon="🚧" title="En preparación" text="Esta sección todavía no está disponible en esta versión del panel." />
}
