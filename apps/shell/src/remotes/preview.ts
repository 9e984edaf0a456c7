import { check } from '@torneo/contracts/fields/validation'
import { LiveRemote } from '@torneo/contracts/releases/remotes'
import { previewKey } from './preview-requested'

/** A release to preview. */
export interface PreviewRequest {
  readonly app: string
  readonly version: string
}

const pattern = /^([a-z][a-z0-9-]{1,40})@([0-9][0-9A-Za-z.+-]{0,59})$/

/** Parses `landing-admin@1.4.0-preview`; null for anything else. */
function parse(text: string | null): PreviewRequest | null {
  const [, app, version] = pattern.exec(text ?? '') ?? []
  return app && version ? { app, version } : null
}

/**
 * Reads the preview in the address (`?vista=`) and stores it for this tab, so that it survives navigation and reloads;
 * null without a preview.
 */
export function readPreviewRequest(search: string, storage: Storage): PreviewRequest | null {
  const requested = parse(new URLSearchParams(search).get('vista'))
  if (requested) storage.setItem(previewKey, `${requested.app}@${requested.version}`)
  return requested ?? parse(storage.getItem(previewKey))
}

export function forgetPreview(storage: Storage): void {
  storage.removeItem(previewKey)
}

/** Reads the entry of a stored release that is not live; throws when there is none. */
export async function readPreview(
  { app, version }: PreviewRequest,
  readJson: (path: string) => Promise<unknown>,
): Promise<LiveRemote> {
  const manifest = (await readJson(`/remotes/${app}/${version}/section.json`)) as object
  const remote = check(LiveRemote, { ...manifest, entry: `/remotes/${app}/${version}/mf-manifest.json` })
  if (!remote.ok || remote.value.name !== app || remote.value.version !== version)
    throw new Error(`${app}@${version} is not what it says`)
  return remote.value
}
