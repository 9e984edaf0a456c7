import { formatSize } from '@torneo/domain/format/format-size'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { ProgressBar } from '@torneo/ui/feedback/ProgressBar'
import { color, flexRow, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { CircleAlert, CircleCheck, ImageIcon, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { LoadedImage } from '../LoadedImage'
import { mediaTexts } from '../media-texts'
import type { UploadItem, Uploads } from './use-uploads'

/** Object URL of the file, shown until the server has the image. */
function useFilePicture(file: File): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

interface UploadRowProps extends Pick<Uploads, 'drop' | 'retry'> {
  readonly item: UploadItem
}

/** An upload with its progress, a button to cancel it, and the reason of a failure. */
export function UploadRow({ item, drop, retry }: UploadRowProps) {
  const { id, file, state, share, rejection, isRetryable } = item
  const picture = useFilePicture(file)
  const isPending = state === 'preparing' || state === 'sending'
  return (
    <Root>
      <Picture>
        <LoadedImage address={picture} fallback={<ImageIcon size={20} aria-hidden />} />
      </Picture>
      <Words>
        <strong>{file.name}</strong>
        <small>
          {formatSize(file.size)}
          {state === 'preparing' && ` · ${mediaTexts.preparing}`}
          {state === 'sending' && ` · ${mediaTexts.percent(share)}`}
          {state === 'done' && (
            <Done>
              <CircleCheck size={14} aria-hidden />
              {mediaTexts.uploaded}
            </Done>
          )}
        </small>
        {isPending && (
          <Bar aria-label={mediaTexts.uploading(file.name)} value={state === 'sending' ? share : undefined} />
        )}
        {rejection && (
          <Rejection role="alert">
            <CircleAlert size={14} aria-hidden />
            <span>
              {rejection.message}
              {rejection.hint && <small>{rejection.hint}</small>}
            </span>
          </Rejection>
        )}
      </Words>
      {state === 'failed' && isRetryable && (
        <IconButton label={mediaTexts.retryUpload(file.name)} icon={<RotateCw size={18} />} onClick={() => retry(id)} />
      )}
      <IconButton
        icon={<X size={18} />}
        label={isPending ? mediaTexts.cancelUpload(file.name) : mediaTexts.dismissUpload(file.name)}
        onClick={() => drop(id)}
      />
    </Root>
  )
}

const Root = styled.li`
  ${flexRow('4px', 'flex-start')}
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: 60px;
  height: 45px;
  margin-right: 8px;
  border-radius: ${radius.badge};
  background: ${color.sunken};
  color: ${color.muted};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: cover; }
`

const Words = styled.div`
  flex: 1;
  ${gridGap('2px')}
  min-width: 0;
  align-self: center;
  strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; ${text(13)} }
  small { color: ${color.muted}; ${text(12)} }
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin-left: 8px;
  color: ${color.success};
  font-weight: 600;
  vertical-align: bottom;
`

const Bar = styled(ProgressBar)`
  margin-top: 4px;
`

const Rejection = styled.p`
  display: flex;
  gap: 6px;
  color: ${color.danger};
  font-weight: 500;
  overflow-wrap: anywhere;
  ${text(12)}
  svg { flex: none; margin-top: 1px; }
  small { display: block; margin-top: 2px; font-weight: 400; }
`
