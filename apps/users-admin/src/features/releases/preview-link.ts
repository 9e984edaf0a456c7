import { useToast } from '@torneo/client'
import { copyText } from '@torneo/panel/access/copy-text'
import { releasesTexts as texts } from './releases-texts'

export interface PreviewedVersion {
  readonly app: string
  readonly version: string
}

/** Address at which a super admin sees these versions instead of the live ones. */
export const previewPath = (versions: readonly PreviewedVersion[]): string =>
  `/?vista=${versions.map(({ app, version }) => `${app}@${encodeURIComponent(version)}`).join()}`

/** Copies the full address of a preview, so that it can be sent to somebody. */
export function useCopyPreviewLink() {
  const toast = useToast()
  return async (path: string, from: HTMLElement): Promise<void> => {
    if (await copyText(new URL(path, location.origin).href, from)) toast.success(texts.linkCopied)
    else toast.error(texts.linkNotCopied)
  }
}
