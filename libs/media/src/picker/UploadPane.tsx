import type { Bucket } from '@torneo/contracts/files/storage'
import { Button } from '@torneo/ui/buttons/Button'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { mediaTexts } from '../media-texts'
import { FileInput } from '../upload/FileInput'
import { UploadRow } from '../upload/UploadRow'
import type { Uploads } from '../upload/use-uploads'
import { Pane } from './Pane'

interface UploadPaneProps {
  readonly bucket: Bucket
  readonly multiple: boolean
  readonly hint: string
  readonly isOver: boolean
  readonly uploads: Uploads
  readonly onFiles: (files: readonly File[]) => void
}

/** Uploads files of this device: button first, drop second, paste third (design, FileDrop). */
export function UploadPane({
  bucket,
  multiple,
  hint,
  isOver,
  uploads: { items, drop, retry },
  onFiles,
}: UploadPaneProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const formats = bucket === 'tournament' ? mediaTexts.tournamentFormats : mediaTexts.formats
  return (
    <Pane>
      <DropArea data-over={isOver || undefined} $small={items.length > 0}>
        <ImageUp size={32} aria-hidden />
        <Button ref={button} variant="primary" size="lg" onClick={() => input.current?.click()}>
          {multiple ? mediaTexts.chooseFiles : mediaTexts.chooseFile}
        </Button>
        <p>{multiple ? mediaTexts.dropMany : mediaTexts.dropOne}</p>
        <small>
          {formats}
          <br />
          {hint}
        </small>
        <FileInput
          ref={input}
          label={multiple ? mediaTexts.chooseFiles : mediaTexts.chooseFile}
          bucket={bucket}
          multiple={multiple}
          onFiles={onFiles}
        />
      </DropArea>
      {items.length > 0 && (
        <Stack as="ul" $gap={8} aria-label={mediaTexts.uploads}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              retry={retry}
              drop={(id) => {
                drop(id)
                button.current?.focus()
              }}
            />
          ))}
        </Stack>
      )}
    </Pane>
  )
}

const DropArea = styled.div<{ $small: boolean }>`
  flex: ${({ $small }) => ($small ? 'none' : 1)};
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 24px 16px;
  border: 2px dashed ${color.control};
  border-radius: ${radius.card};
  color: ${color.muted};
  text-align: center;
  p { ${text(14)} }
  small { ${text(12)} }
  &[data-over] { border-color: ${color.focus}; background: ${color.infoSoft}; }
  ${media.coarse} { p { display: none; } }
`
