import { LiveRemote } from '@torneo/contracts/remotes'
import { check } from '@torneo/contracts/validation'
import { previewKey } from './preview-asked'

/** A release that somebody asks to look at: `/?vista=landing-admin@1.4.0-preview`. */
export interface PreviewAsked {
  readonly app: string
  readonly version: string
}

const pattern = /^([a-z][a-z0-9-]{1,40})@([0-9][0-9A-Za-z.+-]{0,59})$/

function parse(text: string | null): PreviewAsked | null {
  const [, app, version] = pattern.exec(text ?? '') ?? []
  return app && version ? { app, version } : null
}

/** What the address asks for, stored for this tab, so that other screens and a reload stay with it; null for no preview. */
export function askedPreview(search: string, storage: Storage): PreviewAsked | null {
  const asked = parse(new URLSearchParams(search).get('vista'))
  if (asked) storage.setItem(previewKey, `${asked.app}@${asked.version}`)
  return asked ?? parse(storage.getItem(previewKey))
}

export function forgetPreview(storage: Storage): void {
  storage.removeItem(previewKey)
}

/** The entry of a release that is there without being live; throws when there is none. */
export async function readPreview({ app, version }: PreviewAsked, readJson: (path: string) => Promise<unknown>): Promise<LiveRemote> {
  const manifest = await readJson(`/remotes/${app}/${version}/section.json`) as object
  const remote = check(LiveRemote, { ...manifest, entry: `/remotes/${app}/${version}/mf-manifest.json` })
  if (!remote.ok || remote.value.name !== app || remote.value.version !== version) throw new Error(`${app}@${version} is not what it says`)
  return remote.value
}
