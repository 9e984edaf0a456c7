import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { fieldMessages, requiredText, text } from '../fields/fields'
import { z } from '../fields/zod'
import { roleLabels, type Role } from '../people/roles'
import { appPattern, Requires, versionPattern } from './section-version'

/**
 * Releases of section apps: each version is stored once and never changes, and one list says which versions are live
 * (docs/design/releases.md). Super admins make these calls from the panel; a team's pipeline makes those for its own
 * app, with `Authorization: Bearer <key>`.
 */
export const releaseMessages = {
  archive: 'Envía el archivo de la versión: un .tar.gz con sus archivos, tal como lo arma el comando de publicación',
  tooBig: 'La versión es demasiado grande: hasta 8 MB comprimida, y descomprimida hasta 32 MB y 1000 archivos',
  path: (name: string) => `El archivo trae una ruta que no se acepta: ${name}`,
  damaged: (name: string) => `${name} no es lo que dice el manifiesto de la versión`,
  style: (file: string, line: number, style: string) =>
    `${file}, línea ${line}: '${style}' cambia todo el panel. Arma la sección con el kit, que limita sus estilos a ella.`,
  heavyFile: (name: string, megabytes: number) =>
    `${name} pesa ${megabytes.toFixed(1).replace('.', ',')} MB; cada archivo de código puede pesar hasta 2 MB. Divídelo con import().`,
  otherMajor: (name: string, version: string, major: number) =>
    `La versión se armó con ${name} ${version} y el panel usa ${name} ${major}. Instala esa y ármala otra vez.`,
  unsigned: 'La versión no está firmada con una llave de esta app',
  maps: 'Envía los mapas de la versión: un .tar.gz con un archivo .map por cada .js, tal como lo arma el comando de publicación',
  mapsTooBig: 'Los mapas son demasiado grandes: hasta 4 MB comprimidos, y descomprimidos hasta 16 MB y 1 MB cada uno',
  mapOfOther: (name: string) => `${name} es el mapa de otro archivo, o de uno que no está en la versión`,
  mapBroken: (name: string) => `${name} no es un mapa de código que se pueda leer`,
  otherApp: 'Esta llave es de otra app',
  names: (app: string, version: string) => `El archivo es de ${app} ${version}, no de lo que dice la dirección`,
  needs: (needed: string, served: string) => `Esta versión necesita ${needed}; este panel ofrece ${served}`,
  taken: (path: string, owner: string) => `La ruta ${path} es de ${owner}`,
  takenId: (id: string, owner: string) => `La sección '${id}' es de ${owner}`,
  pathForm: (path: string) => `La ruta ${path} no se acepta: usa palabras en minúscula, como /arbitros`,
  noLabel: (path: string) => `La sección ${path} no tiene un nombre que se pueda leer`,
  twice: (value: string) => `${value} está dos veces en el manifiesto`,
  tooManyRows: 'Una app puede tener hasta 20 secciones',
  labelForm: (path: string) =>
    `El nombre de la sección ${path}, de su grupo o de una de sus pantallas, se puede leer y es de hasta 40 letras, sin caracteres invisibles`,
  idForm: (path: string) => `El id o la marca de la sección ${path} es una palabra de hasta 40 letras, como arbitros`,
  pagesForm: (path: string) =>
    `Las pantallas de la sección ${path} son hasta 50, con rutas de palabras en minúscula, como fixture`,
  noRole: (path: string) => `La sección ${path} no dice para qué roles es, o dice uno dos veces`,
  commitForm: 'El commit de section.json es de hasta 64 letras y cifras',
  contractForm: 'Los contratos que pide section.json son números enteros de 0 a 9999',
  heavyManifest: (name: string, kilobytes: number) =>
    `${name} puede pesar hasta ${kilobytes} kB. Ármalo con el comando de publicación.`,
  deepManifest: (name: string, levels: number) =>
    `${name} tiene más de ${levels} niveles, unos dentro de otros. Ármalo con el comando de publicación.`,
  orderForm: (path: string) => `El orden de la sección ${path} es un número entero de 0 a 999`,
  unknownRole: (path: string) => `La sección ${path} es para un rol que no existe`,
  noEntry: (name: string) =>
    `La versión no trae ${name}, con lo que el panel la abre. Ármala con el comando de publicación.`,
  otherName: (name: string, expected: string) =>
    `mf-manifest.json es de '${name}' y el panel la busca como '${expected}'. Ármala con el nombre de la app.`,
  noSection: "mf-manifest.json no ofrece './Section', que es lo que abre el panel",
  missingFile: (name: string, by: string) => `La versión no trae ${name}, que ${by} necesita`,
  syntax: (name: string, line: number) => `${name}, línea ${line}: no es código que un navegador pueda leer`,
  nested: (name: string, line: number) =>
    `${name}, línea ${line}: el código tiene demasiados niveles, unos dentro de otros. Divídelo en partes.`,
  notCode: (name: string, by: string) => `${name}, que ${by} nombra como código, no termina en .js ni en .mjs`,
  notStyle: (name: string, by: string) => `${name}, que ${by} nombra como hoja de estilos, no termina en .css`,
  notModule: 'mf-manifest.json no ofrece su entrada como módulo. Ármala con el comando de publicación.',
  otherFolder:
    "mf-manifest.json busca los archivos en otra dirección. Ármala con publicPath: 'auto', como el comando de publicación.",
  bareImport: (name: string, by: string) =>
    `${by} importa '${name}', que un navegador no encuentra. Ármala con el comando de publicación, que lo incluye.`,
  noExport: (name: string) => `${name} no exporta 'init' y 'get', con los que el panel la abre`,
  slow: 'Revisar la versión tarda demasiado. Divide sus archivos de código y de estilos.',
  attempts: 'Se enviaron 60 versiones en una hora con esta llave. Espera y vuelve a intentar.',
  uploads: 'Se subieron 30 versiones en una hora con esta llave. Espera y vuelve a intentar.',
  otherBytes: (version: string) => `La versión ${version} ya existe con otro contenido. Publica con otro número.`,
  corrupt: (version: string) => `Los archivos guardados de la versión ${version} están dañados. Súbela otra vez.`,
  unknown: (version: string) => `No existe la versión ${version}`,
  older: (version: string, live: string) =>
    `${version} es anterior a ${live}, que está en vivo. Para volver atrás usa 'Volver a la anterior'.`,
  noEarlier: 'No hay una versión anterior a la que volver',
  notLive: 'Esta app no está publicada desde aquí',
  noAudience: (roles: readonly string[]) =>
    `Ninguno de los roles elegidos ve esta parte: ${roles.map((role) => roleLabels[role as Role] ?? role).join(', ')}`,
  noBase: 'Todavía no hay una versión en vivo para las demás personas: publícala para todas',
  isLive: (version: string) => `${version} ya está en vivo para todas las personas`,
  pageFiles: (file: string) => `La versión de la página pública no trae ${file}. Ármala con el comando de publicación.`,
  pageRoles: 'La página pública es para todas las personas: quien la abre no inicia sesión.',
  pagePause: 'La página pública no se pausa: vuelve a la versión anterior.',
  pageFails: (version: string, address: string) =>
    `La versión ${version} no puede dibujar ${address}, así que no se publicó`,
  share: 'No se publica por porcentaje: elige roles, o publícala para todas las personas',
  why: 'Escribe la frase que verán las personas',
  keyName: 'Escribe de quién es la llave',
  failed: 'Error al cambiar lo que está en vivo',
} as const

/**
 * Maximum bytes of an archive, of its contents, of a file of code, of section.json and of mf-manifest.json; maximum
 * numbers of files in it, of rows of an app, of screens of a row, of letters of a label, of a path and of a commit, of an
 * order, of a contract, of levels of uploaded JSON, of versions that one key stores and sends in an hour, and of stored versions of an app.
 */
export const releaseLimits = {
  archive: 8 * 1024 * 1024,
  unpacked: 32 * 1024 * 1024,
  code: 2_000_000,
  manifest: 64 * 1024,
  entry: 1024 * 1024,
  files: 1000,
  rows: 20,
  pages: 50,
  label: 40,
  path: 100,
  commit: 64,
  order: 999,
  contract: 9999,
  levels: 20,
  uploadsAnHour: 30,
  attemptsAnHour: 60,
  versions: 20,
} as const

/** The same for the source maps of a version, and maximum bytes of one map. */
export const mapLimits = { archive: 4 * 1024 * 1024, unpacked: 16 * 1024 * 1024, file: 1024 * 1024 } as const

/** Prefix of a key's secret, so that scanners recognise a leaked one. */
export const releaseKeyPrefix = 'torneo_rk_'

const person = z.object({ id: z.string(), name: z.string() })
const app = () => z.string({ error: fieldMessages.required }).check(z.regex(appPattern, fieldMessages.invalid))
const version = () => z.string({ error: fieldMessages.required }).check(z.regex(versionPattern, fieldMessages.invalid))

/** Not counted; clients built for api 1.3 or an earlier addition require the number. */
const unused = z._default(z.number(), 0)

/** A stored version; `size` is in bytes, unpacked. */
export const ReleasedVersion = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  at: z.string(),
  by: person,
  requires: Requires,
  size: z.number(),
  files: z.number(),
  signed: z.boolean(),
  visits: unused,
  failures: unused,
  /** Roles that see any of its sections. */
  roles: z.array(z.string()),
})
export type ReleasedVersion = z.output<typeof ReleasedVersion>

/** A version that some roles receive first, until it goes live for everybody or is taken back. */
export const ReleaseTrial = z.object({
  version: z.string(),
  roles: z.array(z.string()),
  at: z.string(),
  by: person,
  /** Active accounts that receive it: those that see the section and have one of the roles; `chosen` is the same. */
  people: z.object({ chosen: z.number(), all: z.number() }),
  /** Constants that the same clients require. */
  share: z._default(z.number(), 100),
  sample: z._default(z.object({ visits: z.number(), liveVisits: z.number(), needed: z.nullable(z.number()) }), {
    visits: 0,
    liveVisits: 0,
    needed: null,
  }),
})

export const ReleaseChange = z.object({
  id: z.string(),
  at: z.string(),
  by: person,
  /**
   * `release`, `trial` (for some roles), `rollback`, `off`, `on`, or `taken-back`: ended by the service itself, in an
   * earlier release of it.
   */
  action: z.string(),
  /** Version that is live after the change; null: the installation's own. */
  version: z.nullable(z.string()),
  /** The roles for `trial`, the sentence for `off`, the version that a `rollback` took back from some roles. */
  detail: z.string(),
})
export type ReleaseChange = z.output<typeof ReleaseChange>

/** An app with its live version, its stored versions and the last changes, both newest first. */
export const AppReleases = z.object({
  app: z.string(),
  /** Labels of the sections: 'Hero, Sobre, Deportes'. */
  title: z.string(),
  /** The released version; null: the installation's own version is live, if there is one. */
  live: z.nullable(z.object({ version: z.string(), at: z.string(), by: person })),
  /** Version that came with the installation; null when the installation does not contain this app. */
  installed: z.nullable(z.string()),
  /** Sentence shown instead of the app's sections. */
  off: z.nullable(z.string()),
  trial: z.nullable(ReleaseTrial),
  /**
   * Target of a rollback without a version, once no trial runs; a null `version` is the state before any release. Null:
   * there is no earlier state.
   */
  earlier: z.nullable(z.object({ version: z.nullable(z.string()) })),
  versions: z.array(ReleasedVersion),
  changes: z.array(ReleaseChange),
})
export type AppReleases = z.output<typeof AppReleases>

/** A team's release key for one app. */
export const ReleaseKey = z.object({
  id: z.string(),
  app: z.string(),
  /** Owner of the key: 'Lucía, GitHub Actions'. */
  name: z.string(),
  createdAt: z.string(),
  by: person,
  lastUsedAt: z.nullable(z.string()),
  revoked: z.nullable(z.object({ at: z.string(), by: person })),
})
export type ReleaseKey = z.output<typeof ReleaseKey>

export const ReleaseKeyDraft = z.strictObject({ app: app(), name: requiredText(releaseMessages.keyName, 80) })

/** A version for everybody; with `roles`, for them alone, next to the live one. */
export const LiveDraft = z.strictObject({
  version: version(),
  roles: z._default(z.array(text(40)).check(z.maxLength(10)), []),
  /** 100, which clients built for api 1.3 or an earlier addition send. */
  share: z.optional(
    z.int({ error: releaseMessages.share }).check(z.gte(100, releaseMessages.share), z.lte(100, releaseMessages.share)),
  ),
})
export type LiveDraft = z.output<typeof LiveDraft>

const tag = 'releases'
const access = { roles: ['super'] } as const
const shared = { tag, access, releaseKeys: true, personal: true } as const
const change = {
  ...shared,
  method: 'POST',
  proof: true,
  response: AppReleases,
  failure: releaseMessages.failed,
} as const
export const releaseEndpoints = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/releases',
    reads: ['release_state', 'releases.files', 'release_changes'],
    summary: 'The apps with what is live, versions and changes; with a key, its own app',
    response: listOf(AppReleases),
  }),
  upload: endpoint({
    ...shared,
    method: 'PUT',
    path: '/releases/:app/:version',
    proof: true,
    upload: true,
    status: 201,
    response: ReleasedVersion,
    summary:
      'Store a version: a .tar.gz of its files, multipart, in a part named file. It is not live yet; the same bytes again change nothing. 422 for one that cannot run',
    failure: 'Error al subir la versión',
  }),
  uploadMaps: endpoint({
    ...shared,
    method: 'PUT',
    path: '/releases/:app/:version/maps',
    proof: true,
    upload: true,
    summary:
      'Store the source maps of an uploaded version: a .tar.gz, multipart, in a part named file. Only the service reads them',
    failure: 'Error al subir los mapas de la versión',
  }),
  makeLive: endpoint({
    ...change,
    path: '/releases/:app/live',
    summary: 'Make a version live for everybody, or for some roles beside the live one',
    body: LiveDraft,
  }),
  rollBack: endpoint({
    ...change,
    path: '/releases/:app/rollback',
    repeatable: true,
    summary:
      'Back: takes a version back from some roles; else the version that was live before, at last that of the installation',
    body: z.strictObject({ version: z.optional(version()) }),
  }),
  switchOff: endpoint({
    ...change,
    path: '/releases/:app/off',
    summary: 'Hide the app behind a sentence',
    body: z.strictObject({ message: requiredText(releaseMessages.why, 200) }),
  }),
  switchOn: endpoint({ ...change, path: '/releases/:app/on', summary: 'Show it again' }),
  keys: endpoint({
    method: 'GET',
    path: '/release-keys',
    reads: ['release_keys'],
    tag,
    access,
    personal: true,
    summary: 'The keys of teams, newest first',
    response: listOf(ReleaseKey),
  }),
  createKey: endpoint({
    method: 'POST',
    path: '/release-keys',
    proof: true,
    tag,
    access,
    personal: true,
    status: 201,
    summary: 'A new key; its secret is seen this once',
    body: ReleaseKeyDraft,
    response: z.object({ key: ReleaseKey, secret: z.string() }),
    repeatable: true,
    secret: true,
    failure: 'Error al crear la llave',
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: '/release-keys/:id',
    proof: true,
    tag,
    access,
    summary: 'End a key at once',
    failure: 'Error al revocar la llave',
  }),
} as const
