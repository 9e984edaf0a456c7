import { CircleAlert, CircleCheck, ImageOff, RotateCw, X } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import type { UploadItem } from '@torneo/media/use-uploads'
import { contentVisibility } from '@torneo/ui/content-visibility'
import { IconButton } from '@torneo/ui/IconButton'
import { NumberField } from '@torneo/ui/NumberField'
import { SpinnerRing } from '@torneo/ui/SpinnerRing'
import { TextField } from '@torneo/ui/TextField'
import { color, flexRow, media, radius, text } from '@torneo/ui/tokens'
import { photoLabels, photoTexts } from './photo-texts'
import type { PhotoRowValues } from './photo-rows'

export interface PhotosValues {
  readonly text: string
  readonly year: string
  readonly photos: PhotoRowValues[]
}

interface PhotoRowProps {
  readonly control: RecordForm<PhotosValues>['fields']['control']
  readonly place: number
  readonly all: number
  readonly id: string
  readonly url: string
  /** Prefix of the ids of its fields. */
  readonly ids: string
  readonly altError: string | undefined
  readonly yearError: string | undefined
  /** Used when the photo's own field is empty. */
  readonly altForAll: string
  readonly yearForAll: string
  /** Only for a file of this device. */
  readonly upload: UploadItem | undefined
  /** What is being sent is not typed in. */
  readonly locked: boolean
  readonly onDrop: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** One photo to be added: its picture, its own text and year, and its upload progress. Memoized: renders only when its own props change. */
export const PhotoRow = memo(function PhotoRow(props: PhotoRowProps) {
  const { control, place, all, id, url, ids, altError, yearError, altForAll, yearForAll, upload, locked, onDrop, onRetry } = props
  return (
    <Root aria-label={photoTexts.row(place + 1, all)}>
      <Picture>
        {url === '' ? (upload?.state === 'failed' ? <ImageOff size={20} aria-hidden /> : <SpinnerRing />)
          : <LoadedImage address={shownAddress(url, 320)} lazy fallback={<span>{photoTexts.notShown}</span>} />}
      </Picture>
      <Fields>
        <Controller
          control={control}
          name={`photos.${place}.alt`}
          render={({ field }) => (
            <TextField {...field} id={`${ids}-alt`} label={photoLabels.alt} error={altError} required={all === 1} readOnly={locked}
              placeholder={altForAll} autoComplete="off" hint={all === 1 ? photoTexts.altHint : undefined} />
          )}
        />
        <Controller
          control={control}
          name={`photos.${place}.year`}
          render={({ field }) => (
            <NumberField {...field} id={`${ids}-year`} label={photoLabels.year} error={yearError} required={all === 1} readOnly={locked}
              placeholder={yearForAll} />
          )}
        />
        {upload && <Progress upload={upload} />}
      </Fields>
      <Buttons>
        <IconButton
          label={photoTexts.drop(place + 1)}
          icon={<X size={18} aria-hidden />}
          aria-disabled={locked || undefined}
          onClick={() => locked || onDrop(id)}
        />
        {upload?.state === 'failed' && upload.isRetryable && (
          <IconButton label={photoTexts.retry(place + 1)} icon={<RotateCw size={18} aria-hidden />} aria-disabled={locked || undefined}
            onClick={() => locked || onRetry(id)} />
        )}
      </Buttons>
    </Root>
  )
})

function Progress({ upload: { file, state, share, rejection } }: { upload: UploadItem }) {
  if (state === 'done') return <State $tone="added"><CircleCheck size={16} aria-hidden /><span>{file.name}</span></State>
  if (!rejection) return <State><span>{file.name} · {state === 'sending' ? photoTexts.percent(share) : photoTexts.preparing}</span></State>
  return (
    <State $tone="failed" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{file.name}: {rejection.message}{rejection.hint && ` ${rejection.hint}`}</span>
    </State>
  )
}

// Up to a hundred rows: content-visibility skips layout and paint of rows far from the screen.
const Root = styled.li`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${contentVisibility(134)}
  /* The buttons go under the picture, to leave the width to the fields. */
  ${media.phone} {
    grid-template: auto 1fr / 88px minmax(0, 1fr);
    padding: 10px;
    gap: 4px 10px;
    > :nth-child(2) { grid-row: 1 / 3; grid-column: 2; }
  }
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  text-align: center;
  ${text(12)}
  img { width: 100%; height: 100%; min-height: 0; object-fit: cover; }
  ${media.phone} { aspect-ratio: 1; }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  gap: 8px 12px;
  align-items: start;
  ${media.phone} { grid-template-columns: minmax(0, 1fr) 72px; gap: 8px; }
`

const Buttons = styled.div`
  display: grid;
  ${media.phone} { grid-auto-flow: column; }
`

const tones = { plain: color.muted, added: color.success, failed: color.danger }

const State = styled.p<{ $tone?: keyof typeof tones }>`
  grid-column: 1 / -1;
  ${flexRow('6px', 'flex-start')}
  min-width: 0;
  color: ${({ $tone = 'plain' }) => tones[$tone]};
  ${text(12)}
  svg { flex: none; }
  span { min-width: 0; overflow-wrap: anywhere; }
`
