import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import type { UploadItem } from '@torneo/media/use-uploads'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { SpinnerRing } from '@torneo/ui/feedback/SpinnerRing'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { color, flexRow, media, radius, text } from '@torneo/ui/theme/tokens'
import { CircleAlert, CircleCheck, ImageOff, RotateCw, X } from 'lucide-react'
import { memo, useState } from 'react'
import styled from 'styled-components'
import type { PhotoRowValues } from './photo-rows'
import { photoLabels, photoTexts } from './photo-texts'

export interface PhotosValues {
  readonly text: string
  readonly year: string
  readonly photos: PhotoRowValues[]
}

interface PhotoRowProps {
  readonly control: RecordForm<PhotosValues>['fields']['control']
  readonly index: number
  readonly all: number
  readonly id: string
  readonly url: string
  /** Year of this photo; '' means the year for all. */
  readonly year: string
  /** Shows the fields; otherwise the photo is a tile. */
  readonly isOpen: boolean
  /** Prefix of the ids of its fields. */
  readonly ids: string
  readonly altError: string | undefined
  readonly yearError: string | undefined
  /** Used when the photo's own field is empty. */
  readonly altForAll: string
  readonly yearForAll: string
  /** Present only for a file of this device. */
  readonly upload: UploadItem | undefined
  /** Locks the fields while the form is sent. */
  readonly locked: boolean
  readonly onDrop: (id: string) => void
  readonly onRetry: (id: string) => void
}

/**
 * A photo to add: a tile, or its picture with its own text and year when requested or invalid. Memoized, so that it
 * renders only when its own props change.
 */
export const PhotoRow = memo(function PhotoRow(props: PhotoRowProps) {
  const {
    control,
    index,
    all,
    id,
    url,
    year,
    isOpen,
    ids,
    altError,
    yearError,
    altForAll,
    yearForAll,
    upload,
    locked,
    onDrop,
    onRetry,
  } = props
  const isAlone = all === 1
  // Stays open, so that a field never disappears while the user types in it.
  const [isShown, setShown] = useState(false)
  if (!isShown && (isOpen || altError || yearError || upload?.state === 'failed')) setShown(true)
  const picture = (
    <Picture>
      {url === '' ? (
        upload?.state === 'failed' ? (
          <ImageOff size={20} aria-hidden />
        ) : (
          <SpinnerRing />
        )
      ) : (
        <LoadedImage address={shownAddress(url, 320)} lazy fallback={<span>{photoTexts.notShown}</span>} />
      )}
      <Drop
        id={`${ids}-drop`}
        label={photoTexts.drop(index + 1)}
        tooltip={false}
        icon={<X size={24} aria-hidden />}
        aria-disabled={locked || undefined}
        onClick={() => onDrop(id)}
      />
    </Picture>
  )
  if (!isShown) {
    return (
      <li aria-label={photoTexts.row(index + 1, all)}>
        {picture}
        {year !== '' && <Year>{year}</Year>}
      </li>
    )
  }
  return (
    <Root aria-label={photoTexts.row(index + 1, all)} $isAlone={isAlone}>
      {picture}
      <Fields $isAlone={isAlone}>
        <Controller
          control={control}
          name={`photos.${index}.alt`}
          render={({ field }) => (
            <TextField
              {...field}
              id={`${ids}-alt`}
              label={photoLabels.alt}
              isLabelHidden={!isAlone}
              error={altError}
              required={isAlone}
              readOnly={locked}
              placeholder={altForAll || photoLabels.alt}
              autoComplete="off"
              hint={isAlone ? photoTexts.altHint : undefined}
            />
          )}
        />
        <Controller
          control={control}
          name={`photos.${index}.year`}
          render={({ field }) => (
            <NumberField
              {...field}
              id={`${ids}-year`}
              label={photoLabels.year}
              isLabelHidden={!isAlone}
              error={yearError}
              required={isAlone}
              readOnly={locked}
              placeholder={yearForAll || photoLabels.year}
            />
          )}
        />
        {upload && <Progress upload={upload} />}
      </Fields>
      {upload?.state === 'failed' && upload.isRetryable && (
        <IconButton
          label={photoTexts.retry(index + 1)}
          icon={<RotateCw size={18} aria-hidden />}
          aria-disabled={locked || undefined}
          onClick={() => onRetry(id)}
        />
      )}
    </Root>
  )
})

function Progress({ upload: { file, state, share, rejection } }: { upload: UploadItem }) {
  if (state === 'done')
    return (
      <State $tone="added">
        <CircleCheck size={16} aria-hidden />
        <span>{file.name}</span>
      </State>
    )
  if (!rejection)
    return (
      <State>
        <span>
          {file.name} · {state === 'sending' ? photoTexts.percent(share) : photoTexts.preparing}
        </span>
      </State>
    )
  return (
    <State $tone="failed" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>
        {file.name}: {rejection.message}
        {rejection.hint && ` ${rejection.hint}`}
      </span>
    </State>
  )
}

// `content-visibility` skips layout and paint of rows out of view: there may be a hundred.
const Root = styled.li<{ readonly $isAlone: boolean }>`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: ${({ $isAlone }) => ($isAlone ? 144 : 64)}px minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 12px;
  align-items: start;
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${contentVisibility(82)}
  ${media.phone} {
    grid-template-columns: ${({ $isAlone }) => ($isAlone ? 88 : 64)}px minmax(0, 1fr);
    gap: 8px;
    contain-intrinsic-block-size: auto 120px;
  }
`

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  text-align: center;
  ${text(12)}
  img { width: 100%; height: 100%; min-height: 0; object-fit: cover; }
`

/* Overlaps the corner of the picture: a small icon with a touch target of 44 px. */
const Drop = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  place-items: start end;
  padding: 4px;
  && { background: none; }
  > svg { padding: 4px; border-radius: 50%; background: ${color.surface}; color: ${color.text}; }
`

const Year = styled.span`
  display: block;
  color: ${color.muted};
  text-align: center;
  ${text(12)}
`

const Fields = styled.div<{ readonly $isAlone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  gap: 6px 12px;
  align-items: start;
  /* The description takes the full width; year and file share the row below. */
  ${media.phone} {
    grid-template-columns: 88px minmax(0, 1fr);
    > :first-child { grid-column: 1 / -1; }
    > p { grid-column: 2; align-self: ${({ $isAlone }) => ($isAlone ? 'end' : 'center')}; }
  }
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
