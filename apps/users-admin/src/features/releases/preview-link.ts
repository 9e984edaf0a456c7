import { useToast } from '@torneo/client'
import { copyText } from '@torneo/panel/access/copy-text'
import { releasesTexts as texts } from './releases-texts'

/** Address at which a super admin sees this version instead of the live one. */
export const previewPath = (app: string, version: string): string => `/?vista=${app}@${encodeURIComponent(version)}`

/** Copies the full address of a preview, so that it can be sent to somebody. */
export function useCopyPreviewLink() {
  const toast = useToast()
  return async (path: string, from: HTMLElement): Promise<void> => {
    if (await copyText(new URL(path, location.origin).href, from)) toast.success(texts.linkCopied)
    else toast.error(texts.linkNotCopied)
  }
}
