import type { ListedFile } from '@torneo/contracts/files/storage'
import { formatSize } from '@torneo/domain/format/format-size'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import { Check, ImageOff } from 'lucide-react'
import { memo, useId } from 'react'
import styled from 'styled-components'
import { shownAddress } from '../image-address'
import { positionOf } from '../image-details'
import { LoadedImage } from '../LoadedImage'
import { libraryTexts } from './library-texts'

interface LibraryTileProps {
  readonly file: ListedFile
  /** Checkbox for several images, radio for a single one. */
  readonly kind: 'radio' | 'checkbox'
  readonly group: string
  readonly chosen: boolean
  readonly reachable: boolean
  readonly onChoose: (file: ListedFile) => void
  readonly onShow: (file: ListedFile) => void
}

/** Types that are cropped to fill their tile; logos and vector images are shown whole. */
const photos = ['image/jpeg', 'image/webp']

/** A library image as a choice. Memoized, because there may be thousands. */
export const LibraryTile = memo(function LibraryTile({
  file,
  kind,
  group,
  chosen,
  reachable,
  onChoose,
  onShow,
}: LibraryTileProps) {
  const labelId = useId()
  return (
    <Tile>
      <Choice
        type={kind}
        name={group}
        value={file.url}
        checked={chosen}
        tabIndex={reachable ? 0 : -1}
        aria-labelledby={labelId}
        onFocus={() => onShow(file)}
        onChange={() => {
          // Some browsers do not focus a pressed input.
          onShow(file)
          onChoose(file)
        }}
      />
      <Picture $whole={!photos.includes(file.mimeType)} $position={positionOf(file.focus)}>
        <LoadedImage address={shownAddress(file.url, 320)} lazy fallback={<ImageOff size={20} aria-hidden />} />
        {chosen && (
          <Mark>
            <Check size={16} aria-hidden />
          </Mark>
        )}
      </Picture>
      <Words id={labelId}>
        <strong>{file.name}</strong>
        <small>
          {formatSize(file.size)} · <span>{libraryTexts.uses(file.uses.length)}</span>
        </small>
      </Words>
    </Tile>
  )
})

// `content-visibility` skips layout and paint of tiles out of view; the remembered size keeps the scrollbar from
// jumping. The padding leaves space for the focus ring, since nothing is painted outside the tile.
const Tile = styled.label`
  position: relative;
  display: block;
  padding: 6px;
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-size: auto 176px;
`

const Choice = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  cursor: pointer;
  &:focus-visible { outline: none; }
`

const Picture = styled.span<{ $whole: boolean; $position: string | undefined }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 11;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  pointer-events: none;
  img { width: 100%; height: 100%; object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')}; border-radius: inherit; object-position: ${({ $position = 'center' }) => $position}; }
  input:checked + & { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input:focus-visible:not(:checked) + & { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  input:focus-visible:checked + & { outline-width: 4px; }
`

const Mark = styled.span`
  position: absolute;
  top: 6px;
  right: 6px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${color.info};
  color: ${color.surface};
`

const Words = styled.span`
  display: grid;
  padding-top: 6px;
  pointer-events: none;
  strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; ${text(13)} }
  small { color: ${color.muted}; ${text(12)} }
  small span { white-space: nowrap; }
`
