import type { ActivityRepository } from '../../data/audit/activity.repository'
import type { Changed } from '../../data/releases/release-state.repository'
import type { Write } from '../../platform/database/database'

const words: Readonly<Record<Changed['action'], string>> = {
  release: 'Versión publicada',
  trial: 'Versión puesta a prueba',
  rollback: 'Vuelta a la versión anterior',
  'taken-back': 'Prueba retirada',
  off: 'Sección en pausa',
  on: 'Sección reanudada',
}

/** Records a change of an app in the activity and the audit log. */
export async function recordChange(
  activity: ActivityRepository,
  app: string,
  { action, detail, next }: Changed,
  write: Write,
): Promise<void> {
  const version = action === 'trial' ? next.trial?.version : next.version
  const audit = {
    kind: 'release-changed',
    collection: 'releases',
    id: app,
    detail: [action, detail].filter(Boolean).join(': '),
  } as const
  await activity.add(
    { action: words[action], subject: [app, version].filter(Boolean).join(' '), section: 'users', audit },
    write,
  )
}

/** Records the upload of a version that is not live yet, in both. */
export async function recordUpload(
  activity: ActivityRepository,
  { app, version }: { readonly app: string; readonly version: string },
  write: Write,
): Promise<void> {
  const audit = { kind: 'release-changed', collection: 'releases', id: app, detail: `upload: ${version}` } as const
  await activity.add({ action: 'Versión subida', subject: `${app} ${version}`, section: 'users', audit }, write)
}
