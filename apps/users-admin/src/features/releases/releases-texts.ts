import { roleLabels, type Role } from '@torneo/contracts/people/roles'
import type { AppReleases, ReleaseChange } from '@torneo/contracts/releases/releases'
import { isPublicPage } from './public-page'

/** Texts of /users/releases. */
export const releasesTexts = {
  title: 'Despliegues',
  intro:
    'Cada parte del panel se publica por separado, y la página pública también. Aquí ves qué está en vivo, quién lo publicó y qué falló, y puedes volver atrás en un toque.',
  loading: 'Cargando los despliegues',
  failed: 'No pudimos leer los despliegues',
  none: 'Todavía no hay ninguna parte publicada',
  noneWhy: 'Aparecen aquí cuando la instalación trae una o un equipo publica la suya.',
  off: 'Esta instalación publica desde su carpeta',
  live: 'En vivo',
  trial: 'Por roles',
  paused: 'En pausa',
  fromInstallation: 'La que viene con la instalación',
  notThere: 'Sin publicar',
  versions: 'Versiones',
  changes: 'Últimos cambios',
  all: (count: number) => `Ver las ${count}`,
  noVersions: 'Todavía no se subió ninguna versión desde aquí.',
  publish: 'Publicar',
  publishVersion: (version: string) => `Publicar ${version}`,
  goTo: 'Volver a esta',
  goToVersion: (version: string) => `Volver a ${version}`,
  look: 'Vista previa',
  copyLinkTo: (version: string) => `Copiar el enlace a la vista previa de ${version}`,
  linkCopied: 'Enlace copiado: solo lo pueden abrir los super admins',
  linkNotCopied: 'No se pudo copiar el enlace',
  lookAt: (version: string) => `Vista previa de ${version} (se abre aparte)`,
  back: 'Volver a la anterior',
  backQuestion: (title: string) => `¿Volver atrás ${title}?`,
  backBody: (from: string, to: string) => `De ${from} a ${to}.`,
  unpublishBody: (from: string) =>
    `${from} deja de verse, y esta parte queda sin publicar, como antes de su primera versión.`,
  backLater: 'Quien tenga el panel abierto sigue con lo que tiene hasta recargar.',
  end: (version: string) => `Retirar ${version}`,
  endQuestion: (version: string) => `¿Retirar ${version}?`,
  endBody: (live: string) => `Todas las personas vuelven a ${live}.`,
  pause: 'Pausar',
  resume: 'Reanudar',
  done: 'Cambió lo que está en vivo',
  changeFailed: 'No se pudo cambiar lo que está en vivo',
  everybody: 'Todas las personas',
  roles: 'Primero solo para estos roles',
  anyRole: 'Sin elegir ninguno: para todas las personas.',
  trialWhy: 'Las demás personas siguen con la que está en vivo hasta que publiques esta para todas.',
  pageBackLater: 'Quien abra la página desde ahora ve esa versión.',
  cancel: 'Cancelar',
  pauseTitle: (title: string) => `Pausar ${title}`,
  sentence: 'Qué van a leer las personas',
  sentenceHint: 'Por ejemplo: Vuelve a las 18.',
  keys: 'Llaves de los equipos',
  keysIntro:
    'Con su llave, un equipo publica su parte desde donde trabaja. Cada llave sirve para una sola parte y se puede revocar en cualquier momento.',
  noKeys: 'Ningún equipo tiene una llave todavía.',
  keysFailed: 'No pudimos leer las llaves',
  newKey: 'Nueva llave',
  keyApp: 'Parte que publica',
  keyAppHint: 'El nombre de la app: landing-admin, landing-page para la página pública, o el de una nueva.',
  keyName: 'De quién es',
  keyNameHint: 'Por ejemplo: Lucía, GitHub Actions.',
  createKey: 'Crear llave',
  createFailed: 'Error al crear la llave',
  secretTitle: 'Llave de publicación',
  secretIntro: (name: string) => `Entrégasela a ${name} por un medio seguro. No se puede volver a ver.`,
  secret: 'Llave',
  copied: 'Llave copiada',
  copyFailed: 'No se pudo copiar: selecciónala y cópiala a mano.',
  uncopiedQuestion: '¿Cerrar sin copiar la llave?',
  uncopiedBody: 'No se puede volver a ver: habría que crear otra.',
  revoke: 'Revocar',
  revokeKey: (name: string, app: string) => `Revocar la llave de ${name} para ${app}`,
  revokeQuestion: (name: string) => `¿Revocar la llave de ${name}?`,
  revokeBody: (app: string) => `Deja de poder publicar ${app} en el acto. Lo que ya publicó sigue en vivo.`,
  revoked: 'Llave revocada',
  revokeFailed: 'Error al revocar la llave',
  isRevoked: 'Revocada',
  unused: 'sin usar',
  used: (ago: string) => `usada ${ago}`,
  created: (by: string, ago: string) => `creada por ${by} ${ago}`,
} as const

/** Label of a role; an unknown role is shown as it is. */
const labelOf = (role: string): string => roleLabels[role as Role] ?? role

/** Names the roles that have a version first, and how many people that is. */
export const formatTrial = ({ roles, people: { all } }: NonNullable<AppReleases['trial']>): string =>
  `${roles.map(labelOf).join(', ')}: ${all} ${all === 1 ? 'persona' : 'personas'}`

/** Formats a change as a sentence. */
export function formatChange({ action, by, version, detail }: ReleaseChange): string {
  switch (action) {
    case 'release':
      return `${by.name} publicó ${version}`
    case 'trial':
      return `${by.name} publicó ${version} primero para ${detail.split(', ').map(labelOf).join(', ')}`
    case 'rollback':
      return detail ? `${by.name} retiró ${detail}` : `${by.name} volvió a ${version ?? 'la versión de la instalación'}`
    case 'taken-back':
      return `El servicio retiró ${detail}`
    case 'off':
      return `${by.name} la puso en pausa: ${detail}`
    case 'on':
      return `${by.name} la reanudó`
    default:
      return `${by.name}: ${action} ${version ?? ''}`.trim()
  }
}

const formatInstallation = (installed: string | null): string =>
  installed === null ? releasesTexts.notThere : `la versión de la instalación (${installed})`

/** Name of the live version. */
export const formatLiveVersion = ({ live, installed }: AppReleases): string =>
  live?.version ?? formatInstallation(installed)

/** Name of the version that 'Volver a la anterior' restores; null when the app would no longer be there. */
export const formatEarlierVersion = ({ earlier, installed }: AppReleases): string | null =>
  earlier?.version ?? (installed === null ? null : formatInstallation(installed))

/** Body of the question before a rollback. */
export function backBody(app: AppReleases, to: string | null): string {
  const outcome =
    to === null
      ? releasesTexts.unpublishBody(formatLiveVersion(app))
      : releasesTexts.backBody(formatLiveVersion(app), to)
  return `${outcome} ${isPublicPage(app) ? releasesTexts.pageBackLater : releasesTexts.backLater}`
}

/** Shortens a title to at most three labels, so that it fits a heading. */
export function shortTitle({ title, app }: AppReleases): string {
  const labels = title.split(', ')
  if (title === '') return app
  return labels.length <= 3 ? title : `${labels.slice(0, 3).join(', ')} y ${labels.length - 3} más`
}
