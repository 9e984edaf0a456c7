import type { GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { SpinnerRing } from '@torneo/ui/feedback/SpinnerRing'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { liftedStyle } from '@torneo/ui/lists/lifted-style'
import { SortHandle } from '@torneo/ui/lists/SortHandle'
import type { Sortable } from '@torneo/ui/lists/use-sortable'
import { clampLines, color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { photoTexts } from './photo-texts'
import { photoFocus } from './use-photo-removal'

/** Handlers of a tile, which must be stable, so that only a changed tile renders again. */
interface PhotoActions {
  readonly onCover: (photo: GalleryPhoto) => void
  readonly onEdit: (photo: GalleryPhoto) => void
  readonly onRemove: (photo: GalleryPhoto) => void
  readonly onChoose: (photo: GalleryPhoto) => void
}

interface PhotoTileProps extends PhotoActions {
  readonly photo: GalleryPhoto
  /** Position from 1, which names a photo without a description. */
  readonly index: number
  readonly isCover: boolean
  readonly isRemoving: boolean
  readonly isChosen: boolean
  readonly isLifted: boolean
  readonly sortHandlers: Sortable['handlers']
}

export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, index, isCover, isRemoving, isChosen, isLifted, sortHandlers, onCover, onEdit, onRemove, onChoose } =
    props
  const { url, alt, year } = photo
  const name = photoTexts.name(alt, index)
  return (
    <Root data-sort-id={url} data-lifted={isLifted || undefined} aria-busy={isRemoving || undefined} $chosen={isChosen}>
      <Picture>
        <LoadedImage address={shownAddress(url, 320)} lazy fallback={<span>{photoTexts.notShown}</span>} />
        {isCover && (
          <Mark>
            <Badge tone="ink">{photoTexts.cover}</Badge>
          </Mark>
        )}
        <Choice>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={photoTexts.choose(name)}
            onChange={() => onChoose(photo)}
          />
        </Choice>
        <Move>
          <SortHandle of={url} name={name} isLifted={isLifted} handlers={sortHandlers} />
        </Move>
      </Picture>
      <Alt title={alt}>{alt === '' ? photoTexts.noAlt : alt}</Alt>
      <Year>
        {isRemoving ? (
          <>
            <SpinnerRing />
            {photoTexts.removing}
          </>
        ) : (
          (year ?? photoTexts.noYear)
        )}
      </Year>
      <Foot>
        <IconButton
          label={isCover ? photoTexts.isCover(name) : photoTexts.useAsCover(name)}
          icon={<Star size={18} aria-hidden fill={isCover ? 'currentColor' : 'none'} />}
          aria-disabled={isCover || isRemoving || undefined}
          onClick={() => onCover(photo)}
        />
        <IconButton
          id={photoFocus.record(url)}
          label={photoTexts.edit(name)}
          icon={<Pencil size={18} aria-hidden />}
          aria-disabled={isRemoving || undefined}
          onClick={() => onEdit(photo)}
        />
        <IconButton
          label={photoTexts.remove(name)}
          icon={<Trash2 size={18} aria-hidden />}
          tone="danger"
          aria-disabled={isRemoving || undefined}
          onClick={() => onRemove(photo)}
        />
      </Foot>
    </Root>
  )
})

// `content-visibility` skips layout and paint of tiles out of view: there may be 500.
const Root = styled.li<{ $chosen: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${({ $chosen }) => $chosen && `border-color: ${color.focus}; box-shadow: inset 0 0 0 1px ${color.focus};`}
  ${contentVisibility(240)}
  ${liftedStyle}
`

/** A 44 px target in the corner of the picture. */
const Choice = styled.label`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;
  input { width: 22px; height: 22px; margin: 0; accent-color: ${color.info}; cursor: inherit; }
`

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.muted};
  ${text(12)}
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`

// A dark background in both themes, so that the white icon is legible on any picture.
const Move = styled.span`
  position: absolute;
  bottom: 6px;
  left: 6px;
  border-radius: ${radius.button};
  background: rgb(0 0 0 / 60%);
  > button, > button:hover { background: none; color: #fff; }
`

const Mark = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
`

const Alt = styled.p`
  ${clampLines(2)}
  margin: 10px 12px 0;
  ${text(13)}
`

const Year = styled.p`
  ${flexRow('6px')}
  margin: 2px 12px 0;
  color: ${color.muted};
  ${text(13)}
`

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: auto;
  padding: 4px;
`
