import { type AppReleases, releaseEndpoints } from '@torneo/contracts/releases/releases'
import { type SectionError, sectionErrorEndpoints, type StackFrame } from '@torneo/contracts/releases/section-errors'
import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { publicPagePath } from '@torneo/domain/site/public-page'
import type { Files } from '@torneo/section-version/integrity'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import { declaredRows } from './declared-rows.ts'
import { panelAt } from './live-panel.ts'
import { type PanelCalls, panelCalls } from './panel-calls.ts'
import { leastRequires, requireFit, requireGoesLive } from './releasable.ts'
import type { ReleaseAction } from './release-action.ts'
import { packMaps } from './section-maps.ts'
import { committedState, packVersion, readSectionBuild, type SectionSource } from './section-source.ts'
import { weightSentence } from './section-weight.ts'
import { createSteps, type Steps } from './steps.ts'

interface Target {
  readonly app: string
  readonly panel: PanelCalls
  readonly steps: Steps
}

/** Changes an app's releases on a running panel, with a release key of the app. */
export async function changeReleases(
  { app, root, inputs, folder, build }: SectionSource,
  { address, key }: { readonly address: string; readonly key: string | undefined },
  action: Exclude<ReleaseAction, { readonly kind: 'safe' }>,
): Promise<void> {
  const steps = createSteps((text) => process.stdout.write(text))
  const target = { app, steps, panel: panelCalls(address, key, steps.remark) }
  switch (action.kind) {
    case 'release': {
      const commit = await committedState(root, inputs)
      const own = await releasesOf(target)
      // Minutes go into a build: refusals that are known come first. The service repeats them.
      const [rows, running] = await Promise.all([declaredRows(folder), panelAt(target.panel.address)])
      requireGoesLive(own, action, rows)
      if (rows) requireFit({ name: app, sections: rows, requires: leastRequires }, running)
      const distDir = await steps.during('Checking and building', build)
      requireFit((await readSectionBuild(distDir)).manifest, running)
      return releaseTo(target, { ...action, commit, distDir })
    }
    case 'promote':
      return makeLiveOn(target, action)
    case 'rollback':
      return rollBackOn(target, action.version)
    case 'off':
      return switchOffOn(target, action.message)
    case 'on':
      return switchOffOn(target, null)
    case 'list':
      return listOn(target)
  }
}

/** A build, and how to release it: for everybody, or for `roles` first, next to the live version. */
export interface BuildToRelease {
  readonly distDir: string
  readonly commit: string
  readonly version: string | null
  readonly isPreview: boolean
  readonly roles: readonly string[]
}

/**
 * Reads the app's releases. Throws for a key that is unknown to the panel or belongs to another app, before a build
 * takes minutes.
 */
export async function releasesOf({ app, panel, steps }: Target): Promise<AppReleases> {
  const { items } = await steps.during(`Asking ${panel.address}`, () => panel.call(releaseEndpoints.list))
  const own = items.find((one) => one.app === app)
  if (!own)
    throw new PlainError(`This key is for ${items.map((one) => one.app).join(', ') || 'another app'}, not for ${app}.`)
  return own
}

const previewSuffix = '-preview'
const inKB = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`

/** Address at which a super admin sees a version. */
const previewPathOf = (app: string, version: string) =>
  app === publicPageApp ? `${publicPagePath}?vista=${version}` : `/?vista=${app}@${version}`

/** Uploads a build and, unless it is a preview, makes it live. Reports which version users now get. */
export async function releaseTo(target: Target, build: BuildToRelease): Promise<void> {
  const { app, panel, steps } = target
  const { files, maps, manifest } = await readSectionBuild(build.distDir)
  if (manifest.name !== app)
    throw new PlainError(`The build in ${build.distDir} is one of ${manifest.name}, not of ${app}.`)
  const version = (build.version ?? manifest.version) + (build.isPreview ? previewSuffix : '')
  steps.remark(weightSentence(files))
  const archive = await steps.during('Packing', () =>
    packVersion({ files, manifest: { ...manifest, version, commit: build.commit } }),
  )
  await steps.during(`Uploading ${inKB(archive.length)}`, () =>
    panel.call(releaseEndpoints.upload, { params: { app, version }, file: archive }),
  )
  await sendMaps(target, version, maps)
  if (build.isPreview)
    return steps.done(`${app} ${version} can be looked at: ${panel.address}${previewPathOf(app, version)}`)
  await makeLiveOn(target, { ...build, version })
}

/** Uploads the source maps; without them a release is as good, and its errors have the lines of built files. */
async function sendMaps({ app, panel, steps }: Target, version: string, maps: Files): Promise<void> {
  const file = await packMaps(maps, steps.remark)
  if (!file) return
  await steps
    .during(`Uploading source maps, ${inKB(file.length)}`, () =>
      panel.call(releaseEndpoints.uploadMaps, { params: { app, version }, file }),
    )
    .catch((error: unknown) => steps.remark(`Errors will have no source lines: ${reasonOf(error)}`))
}

/** Makes an uploaded version live for everybody, or for some roles first. */
export async function makeLiveOn(
  { app, panel, steps }: Target,
  { version, roles }: Pick<BuildToRelease, 'roles'> & { readonly version: string },
): Promise<void> {
  const after = await steps.during('Making it live', () =>
    panel.call(releaseEndpoints.makeLive, { params: { app }, body: { version, roles: [...roles] } }),
  )
  steps.done(liveWords(after, version))
}

function liveWords({ app, trial }: AppReleases, version: string): string {
  if (trial?.version !== version) return `Live: ${app} ${version}.`
  return [
    `Live for ${trial.roles.join(', ')}: ${app} ${version}, ${trial.people.all} people.`,
    `--promote ${version} makes it live for all without another build; --rollback takes it back.`,
  ].join('\n')
}

/** Rolls back to the version, or to the previous one. */
export async function rollBackOn(target: Target, version: string | null): Promise<void> {
  const { app, panel, steps } = target
  await releasesOf(target)
  const after = await steps.during('Going back', () =>
    panel.call(releaseEndpoints.rollBack, { params: { app }, body: version === null ? {} : { version } }),
  )
  const now = after.live?.version ?? after.installed
  steps.done(now === null ? `${app} is not live any more: there was no version before.` : `Live: ${app} ${now}.`)
}

/** Hides the app behind a message, or shows it again (null). */
export async function switchOffOn({ app, panel, steps }: Target, message: string | null): Promise<void> {
  await steps.during(message === null ? 'Showing it' : 'Hiding it', () =>
    message === null
      ? panel.call(releaseEndpoints.switchOn, { params: { app } })
      : panel.call(releaseEndpoints.switchOff, { params: { app }, body: { message } }),
  )
  steps.done(message === null ? `${app} is shown again.` : `${app} is hidden: ${message}`)
}

/** Number of errors that are listed of a version. */
const shownErrors = 3

/** Lines of a stack below the first, indented: those of the source where a map has them. */
const stackLines = (stack: readonly StackFrame[]): string[] =>
  stack.map(({ file, line, column, source }) => `      at ${source ?? `${file}:${line}:${column}`}`)

/** Describes the open errors of a version in browsers, newest first, with their stacks and causes. */
function errorLines(errors: readonly SectionError[]): string[] {
  const open = errors.filter(({ state }) => state === 'open')
  const hidden = open.length - shownErrors
  return [
    ...open
      .slice(0, shownErrors)
      .flatMap(({ place, message, count, people, stack, causes }) => [
        `    ${place ?? 'no line'}  ${count} x, ${people} people  ${message}`,
        ...(stack.length > 1 ? stackLines(stack) : []),
        ...causes.flatMap((cause) => [`      caused by ${cause.message}`, ...stackLines(cause.stack)]),
      ]),
    ...(hidden > 0 ? [`    and ${hidden} more`] : []),
    ...(open.length < errors.length ? [`    ${errors.length - open.length} marked as fixed`] : []),
  ]
}

/** Prints the live version, the changes with time and author, and the existing versions with their errors. */
export async function listOn(target: Target): Promise<void> {
  const { app, live, installed, off, trial, changes, versions } = await releasesOf(target)
  const { items } = await target.panel.call(sectionErrorEndpoints.list)
  const now = live?.version ?? installed
  const head = `${now === null ? `${app} is not live` : `${app} ${now} is live`}${off === null ? '' : `, hidden: ${off}`}`
  const rows = changes.map(({ at, by, action, version, detail }) =>
    [at.slice(0, 16).replace('T', ' '), action.padEnd(10), version ?? 'installed', by.name, detail]
      .filter(Boolean)
      .join('  '),
  )
  const there = versions.flatMap(({ version }) => {
    const errors = items.filter((one) => one.app === app && one.version === version)
    return [`  ${version}  ${errors.length} errors`, ...errorLines(errors)]
  })
  const lines = [
    head,
    ...(trial ? [liveWords({ app, trial } as AppReleases, trial.version)] : []),
    ...rows,
    'There:',
    ...(there.length > 0 ? there : ['  nothing']),
  ]
  target.steps.done(lines.join('\n'))
}
