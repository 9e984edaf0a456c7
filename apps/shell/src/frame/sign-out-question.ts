import { hasUnsavedChanges, unsentActions } from '@torneo/client'
import { draftsOf } from '@torneo/contracts/match/device-entries'
import type { SectionRow } from '@torneo/contracts/releases/remotes'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

const isBelow = (path: string | null, row: SectionRow) =>
  row.path !== '/' && (path === row.path || path?.startsWith(`${row.path}/`) === true)

/** Paths of the forms with a draft of this user on this device; null for a draft without a path. */
function draftPaths(userId: string): (string | null)[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(draftsOf(userId)))
    return names.map((name) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { path?: string }).path ?? null)
  } catch {
    return []
  }
}

/**
 * Builds the question before signing out; null when nothing would be lost. Queued match actions stay on this device for
 * their author, drafts are deleted (docs/design/offline.md).
 */
export function signOutQuestion(userId: string, rows: readonly SectionRow[]) {
  const unsent = unsentActions(userId)
  const paths = [...draftPaths(userId), ...(hasUnsavedChanges() ? [location.pathname] : [])]
  const labels = rows.filter((row) => paths.some((path) => isBelow(path, row))).map(({ label }) => label)
  if (unsent === 0 && paths.length === 0) return null

  const actions = unsent === 1 ? '1 acción por enviar' : `${unsent} acciones por enviar`
  const waiting =
    unsent === 1
      ? 'Lo que registraste en el partido queda en este dispositivo y se enviará cuando vuelvas a ingresar aquí con tu cuenta.'
      : 'Lo que registraste en los partidos queda en este dispositivo y se enviará cuando vuelvas a ingresar aquí con tu cuenta.'
  const where = labels.length > 0 ? ` en ${list.format(labels)}` : ''
  const unsaved = `Al salir se borra de este dispositivo lo que escribiste y no guardaste${where}.`
  if (paths.length === 0)
    return { title: `Tienes ${actions}`, body: waiting, confirmLabel: 'Salir', cancelLabel: 'Quedarme' }
  return {
    title: unsent > 0 ? `Tienes ${actions} y cambios sin guardar` : 'Tienes cambios sin guardar',
    body: unsent > 0 ? `${waiting} ${unsaved}` : unsaved,
    confirmLabel: 'Salir y borrar',
    cancelLabel: 'Quedarme',
    tone: 'danger' as const,
  }
}
