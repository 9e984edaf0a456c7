import type { Use } from '@torneo/contracts/endpoint/errors'
import type { ListedFile } from '@torneo/contracts/files/storage'
import { formatSize } from '@torneo/domain/format/format-size'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { ImageOff, LockKeyhole, Trash2 } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { DescribeImage } from '../DescribeImage'
import { shownAddress } from '../image-address'
import { LoadedImage } from '../LoadedImage'
import { mediaTexts } from '../media-texts'
import { libraryTexts } from './library-texts'
import { formatMimeType } from './library-view'

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long' })

interface ImageDetailsProps {
  readonly file: ListedFile
  /** Uses reported by the server when it rejected the deletion. */
  readonly usesAfterRejection: readonly Use[] | null
  readonly deleting: boolean
  readonly onDelete: () => void
}

/** Details of a library image: a larger view, its properties and uses, and a button to delete it. */
export function ImageDetails({ file, usesAfterRejection, deleting, onDelete }: ImageDetailsProps) {
  const id = useId()
  const { name, size, mimeType, width, height, createdAt, uses } = file
  const isUsed = uses.length > 0
  const summary = [formatSize(size), width && height ? `${width} × ${height}` : '', formatMimeType(mimeType)].filter(
    Boolean,
  )
  return (
    <Root>
      <Picture key={file.url}>
        <LoadedImage address={shownAddress(file.url, 640)} fallback={<ImageOff size={24} aria-hidden />} />
      </Picture>
      <h3>{name}</h3>
      <p>{summary.join(' · ')}</p>
      <p>{libraryTexts.uploadedOn(day.format(new Date(createdAt)))}</p>
      {usesAfterRejection && (
        <Notice tone="warning" role="alert">
          {mediaTexts.nowUsed(usesAfterRejection.map(({ title }) => title).join(', '))}
        </Notice>
      )}
      <h4>{libraryTexts.usedIn}</h4>
      {isUsed ? (
        <Uses>
          {uses.map((use, index) => (
            <li key={`${use.collection} ${use.id} ${index}`}>{use.title}</li>
          ))}
        </Uses>
      ) : (
        <p>{libraryTexts.unusedText}</p>
      )}
      <End>
        {isUsed && (
          <Locked id={`${id}-locked`}>
            <LockKeyhole size={16} aria-hidden />
            {mediaTexts.lockedWhileUsed}
          </Locked>
        )}
        <Button
          variant="danger"
          size="sm"
          icon={<Trash2 size={16} aria-hidden />}
          disabled={isUsed}
          busy={deleting}
          aria-describedby={isUsed ? `${id}-locked` : undefined}
          onClick={onDelete}>
          {mediaTexts.deleteImage}
        </Button>
      </End>
      <DescribeImage key={`${file.url} description`} file={file} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-height: 100%;
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${text(13)}
  h3, h4 { color: ${color.text}; font-family: inherit; font-weight: 600; }
  h3 { margin-top: 8px; ${text(14)} }
  h4 { margin-top: 12px; ${text(13)} }
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  min-height: 150px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  overflow: hidden;
  img { width: 100%; max-height: 220px; object-fit: contain; }
  ${media.phone} { min-height: 100px; img { max-height: 22vh; } }
`

const Uses = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.text};
  li { padding: 8px 12px; }
  li + li { border-top: 1px solid ${color.line}; }
`

const End = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-top: auto;
  padding-top: 16px;
`

const Locked = styled.p`
  display: flex;
  gap: 8px;
  svg { flex: none; margin-top: 1px; }
`
