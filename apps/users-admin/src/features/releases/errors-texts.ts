import type { SectionError } from '@torneo/contracts/releases/section-errors'

/** Texts of the errors in /users/releases. */
export const errorsTexts = {
  title: 'Errores',
  intro: 'Lo que falló en el navegador de las personas en los últimos 14 días, con la línea del código que falló.',
  none: 'Nada falló en el navegador de las personas en los últimos 14 días.',
  loading: 'Cargando los errores',
  failed: 'No pudimos leer los errores',
  /** Titles of errors that are of no section app. */
  others: { shell: 'El marco del panel (shell)', '': 'Sin equipo: ningún archivo publicado los confirma' } as Readonly<
    Record<string, string>
  >,
  noMap: 'Es la línea del archivo publicado: no hay un mapa de código para ella.',
  component: (name: string) => `en ${name}`,
  screen: (path: string) => `en la pantalla ${path}`,
  stack: 'Ver por dónde pasó',
  cause: 'Causado por',
  fixed: 'Resuelto',
  fix: 'Marcar como resuelto',
  reopen: 'Volver a abrir',
  markedFixed: 'Error marcado como resuelto',
  markedOpen: 'Error abierto otra vez',
  notMarked: 'No pudimos cambiar el estado del error',
} as const

const kinds: Readonly<Record<string, string>> = {
  error: 'Error',
  rejection: 'Promesa rechazada',
  render: 'Error al dibujar',
  policy: 'Bloqueado por la política de seguridad',
  leak: 'Alcanzaba a otras pantallas: el panel lo retiró',
}

export const errorKind = ({ kind }: Pick<SectionError, 'kind'>): string => kinds[kind] ?? kind

/** People beyond this number are not counted. */
const maxPeople = 500

export function errorCounts({ count, people }: Pick<SectionError, 'count' | 'people'>): string {
  const times = `${count.toLocaleString('es')} ${count === 1 ? 'vez' : 'veces'}`
  const whom = `${people >= maxPeople ? `${maxPeople} o más` : people} ${people === 1 ? 'persona' : 'personas'}`
  return `${times}, a ${whom}`
}

export function errorVersions({
  version,
  firstVersion,
  commit,
}: Pick<SectionError, 'version' | 'firstVersion' | 'commit'>): string {
  const first = `desde ${firstVersion}${commit === null ? '' : ` (${commit.slice(0, 7)})`}`
  return version === firstVersion ? first : `${version}, ${first}`
}
