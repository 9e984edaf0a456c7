import { Check, CircleAlert, X } from 'lucide-react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { IconButton } from '@torneo/ui/IconButton'
import { NumberField } from '@torneo/ui/NumberField'
import { SpinnerRing } from '@torneo/ui/SpinnerRing'
import { TextField } from '@torneo/ui/TextField'
import { color, flexRow, media, radius, text } from '@torneo/ui/tokens'
import { photoLabels, photoTexts } from './photo-texts'
import type { PhotoRowValues } from './photo-rows'
import type { PhotoProgress } from './use-add-photos'

interface PhotoRowProps {
  readonly form: RecordForm<{ readonly photos: PhotoRowValues[] }, GalleryGroup>
  readonly place: number
  readonly all: number
  readonly url: string
  readonly progress: PhotoProgress | undefined
  /** What is being sent is not typed in. */
  readonly locked: boolean
  readonly onDrop: () => void
}

/** One photo on its way into the gallery: its picture, what is asked of it, and how far it is. */
export function PhotoRow({ form, place, all, url, progress, locked, onDrop }: PhotoRowProps) {
  const name = (field: 'alt' | 'year') => `photos.${place}.${field}` as const
  const shared = (field: 'alt' | 'year') => ({
    id: form.idOf(name(field)), label: photoLabels[field], error: form.errorOf(name(field)), required: true, readOnly: locked,
  })
  return (
    <Root aria-label={photoTexts.row(place + 1, all)}>
      <Picture><LoadedImage address={shownAddress(url, 320)} lazy fallback={<span>{photoTexts.notShown}</span>} /></Picture>
      <Fields>
        <Controller
          control={form.fields.control}
          name={name('alt')}
          render={({ field }) => (
            <TextField {...field} {...shared('alt')} autoComplete="off" hint={place === 0 ? photoTexts.altHint : undefined} />
          )}
        />
        <Controller
          control={form.fields.control}
          name={name('year')}
          render={({ field }) => <NumberField {...field} {...shared('year')} />}
        />
        {progress && <Progress progress={progress} />}
      </Fields>
      <IconButton
        label={photoTexts.drop(place + 1)}
        icon={<X size={18} aria-hidden />}
        aria-disabled={locked || undefined}
        onClick={onDrop}
      />
    </Root>
  )
}

function Progress({ progress }: { progress: PhotoProgress }) {
  if (progress.kind === 'adding') return <State><SpinnerRing />{photoTexts.adding}</State>
  if (progress.kind === 'added') return <State $tone="added"><Check size={16} aria-hidden />{photoTexts.added}</State>
  return <State $tone="failed"><CircleAlert size={16} aria-hidden />{progress.reason}</State>
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${media.phone} { grid-template-columns: 88px minmax(0, 1fr) auto; }
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
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  gap: 12px;
  align-items: start;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

const tones = { plain: color.muted, added: color.success, failed: color.danger }

const State = styled.p<{ $tone?: keyof typeof tones }>`
  grid-column: 1 / -1;
  ${flexRow('8px')}
  color: ${({ $tone = 'plain' }) => tones[$tone]};
  ${text(13)}
  svg { flex: none; }
`
