import { ImageOff } from 'lucide-react'
import styled from 'styled-components'
import { TextField, type TextFieldProps } from '@torneo/ui/TextField'
import { color, radius, text } from '@torneo/ui/tokens'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { heroTexts } from './hero-texts'
import { useImageAddress } from './use-image-address'

const Thumbnail = styled(LoadedImage)<{ $contain: boolean }>`
  display: block;
  width: 96px;
  height: 60px;
  margin-top: 8px;
  padding: ${({ $contain }) => ($contain ? '6px' : 0)};
  object-fit: ${({ $contain }) => ($contain ? 'contain' : 'cover')};
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.sunken};
`

const Failed = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 8px;
  padding: 10px 12px;
  border-radius: ${radius.button};
  background: ${color.warningSoft};
  ${text(13)}

  svg { flex: none; color: ${color.warning}; }
`

interface ImageFieldProps extends TextFieldProps {
  /** What the field holds now. */
  readonly address: string
  /** Shown whole instead of cut to fit. */
  readonly contain?: boolean
}

/** The address of an image, with the image under it. */
export function ImageField({ address, contain = false, ...field }: ImageFieldProps) {
  const shown = useImageAddress(address)
  return (
    <div>
      <TextField {...field} inputMode="url" autoCapitalize="none" spellCheck={false} placeholder={heroTexts.imageExample} />
      <div role="status">
        <Thumbnail
          address={shown}
          $contain={contain}
          fallback={<Failed><ImageOff size={16} aria-hidden />{heroTexts.imageFailed}</Failed>}
        />
      </div>
    </div>
  )
}
