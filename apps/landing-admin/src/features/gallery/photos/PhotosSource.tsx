import { FileInput } from '@torneo/media/file-input'
import { Button } from '@torneo/ui/buttons/Button'
import { ErrorMessage } from '@torneo/ui/fields/Field'
import { Row } from '@torneo/ui/layout/Row'
import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { ImageUp, Images } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { photoTexts } from './photo-texts'

interface PhotosSourceProps {
  readonly id: string
  /** True while there are no photos: the button is then the primary action. */
  readonly isEmpty: boolean
  readonly isOver: boolean
  readonly locked: boolean
  readonly error: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onLibrary: () => void
}

/** Adds photos from this device or from the library. */
export function PhotosSource({ id, isEmpty, isOver, locked, error, onFiles, onLibrary }: PhotosSourceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Area data-over={isOver || undefined} $tall={isEmpty}>
      {isEmpty && <ImageUp size={32} aria-hidden />}
      <Row $wrap $justify="center">
        <Button
          id={id}
          variant={isEmpty ? 'primary' : 'secondary'}
          size={isEmpty ? 'lg' : 'sm'}
          aria-disabled={locked || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => locked || input.current?.click()}>
          {isEmpty ? photoTexts.pick : photoTexts.pickMore}
        </Button>
        <Button
          variant="ghost"
          size={isEmpty ? 'lg' : 'sm'}
          icon={<Images size={18} aria-hidden />}
          aria-disabled={locked || undefined}
          onClick={() => locked || onLibrary()}>
          {photoTexts.fromLibrary}
        </Button>
      </Row>
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      {(isEmpty || isOver) && <p>{isOver ? photoTexts.dropHere : photoTexts.pickWhy}</p>}
      <FileInput ref={input} label={photoTexts.pick} bucket="gallery" multiple onFiles={onFiles} />
    </Area>
  )
}

const Area = styled.div<{ $tall: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: ${({ $tall }) => ($tall ? '260px' : '0')};
  padding: ${({ $tall }) => ($tall ? '24px 16px' : '8px')};
  border: 2px dashed ${color.control};
  border-radius: ${radius.card};
  color: ${color.muted};
  text-align: center;
  p { max-width: 44ch; ${text(14)} }
  &[data-over] { border-color: ${color.focus}; background: ${color.infoSoft}; }
  ${media.phone} { min-height: ${({ $tall }) => ($tall ? '200px' : '0')}; }
`
