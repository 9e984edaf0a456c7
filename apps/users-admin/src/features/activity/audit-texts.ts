import type { AuditKind } from '@torneo/contracts/records/audit'
import { roleStyle } from '../../parts/role-style'

/** Texts of /users/audit. */
export const auditTexts = {
  title: 'Registro de seguridad',
  intro:
    'Quién entró, a quién se le cambiaron permisos, qué se eliminó y cómo terminó cada partido. Nadie puede cambiar lo que está aquí.',
  loading: 'Cargando el registro',
  failed: 'No pudimos leer el registro',
  none: 'No hay nada que mostrar',
  noneWhy: 'Prueba con otra persona, otro tipo u otro día.',
  kind: 'Tipo',
  everyKind: 'Todos los tipos',
  export: 'Exportar',
  exportFailed: 'No pudimos exportar el registro',
  exported: (rows: number, total: number) =>
    rows === total ? `Se exportaron ${rows} filas` : `Se exportaron las ${rows} filas más nuevas, de ${total}`,
  noSession: 'Sin sesión',
  server: 'Desde el servidor',
} as const

const kindLabels: Readonly<Record<AuditKind, string>> = {
  'sign-in': 'Ingreso',
  'sign-in-refused': 'Ingreso rechazado',
  'sign-out': 'Salida',
  'account-created': 'Cuenta creada',
  'role-changed': 'Permisos cambiados',
  'account-activated': 'Cuenta reactivada',
  'account-deactivated': 'Cuenta desactivada',
  'password-changed': 'Contraseña cambiada',
  'link-created': 'Enlace de acceso creado',
  'sessions-ended': 'Sesiones cerradas',
  'second-factor-changed': 'Segundo factor cambiado',
  deleted: 'Eliminado',
  restored: 'Restaurado',
  purged: 'Eliminado para siempre',
  'match-finished': 'Partido finalizado',
  'match-reopened': 'Partido reabierto',
  exported: 'Registro exportado',
  'pass-created': 'Pase de planillero creado',
  'pass-revoked': 'Pase de planillero revocado',
  'pass-locked': 'Pase bloqueado por PIN incorrectos',
  'suspension-lifted': 'Suspensión levantada',
  'suspension-restored': 'Suspensión repuesta',
  'sanction-set': 'Sanción alargada',
  'sanction-revoked': 'Sanción alargada deshecha',
  'player-ineligible': 'Jugador no habilitado',
  'player-eligible': 'Jugador habilitado',
  'release-changed': 'Publicación cambiada',
  'release-key-created': 'Llave de publicación creada',
  'release-key-revoked': 'Llave de publicación revocada',
}

/** Label of a kind; an unknown kind of a later version is shown as it is. */
export const kindLabel = (kind: string): string => kindLabels[kind as AuditKind] ?? kind

/** Translations of the service's own details, by kind; names, results and reasons after them stay unchanged. */
const details: Partial<Record<AuditKind, Readonly<Record<string, string>>>> = {
  'password-changed': { own: 'por la propia persona', 'by link': 'con un enlace' },
  'sessions-ended': { 'all others': 'todas las demás' },
  'second-factor-changed': {
    removed: 'quitado por un Super Admin',
    'recovery codes': 'códigos de recuperación nuevos',
    'app added': 'app de códigos agregada',
    'app removed': 'app de códigos quitada',
    'passkey added': 'llave de acceso agregada',
    'passkey removed': 'llave de acceso quitada',
  },
  'release-changed': {
    release: 'versión publicada',
    trial: 'versión publicada para algunos roles',
    rollback: 'vuelta a la versión anterior',
    'taken-back': 'prueba retirada',
    off: 'sección en pausa',
    on: 'sección reanudada',
  },
}

/** Formats the detail of a row for people; the exported file contains the stored text. */
export function formatDetail(kind: string, detail: string): string {
  if (kind === 'account-created' || kind === 'role-changed')
    return detail
      .split(' to ')
      .map((role) => roleStyle(role).label)
      .join(' → ')
  const [first = '', ...rest] = detail.split(': ')
  return [details[kind as AuditKind]?.[first] ?? first, ...rest].join(': ')
}
