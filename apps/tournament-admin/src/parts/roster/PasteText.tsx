import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexRow, media, text } from '@torneo/ui/theme/tokens'
import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { readListFile } from '../csv/read-list-file'
import { pasteTexts } from './paste-texts'
import type { Paste } from './use-paste'

/** First step: the text, typed, pasted or from a file. */
export function PasteText({ paste }: { readonly paste: Paste }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  // Focus the text also after 'back', which unmounts the focused element.
  useEffect(() => area.current?.focus(), [])

  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return
    const content = await readListFile(chosen)
    if ('sentence' in content) paste.rejectFile(content.sentence)
    else paste.setText(content.text)
    area.current?.focus()
  }

  return (
    <Stack>
      <Instructions>{pasteTexts.how}</Instructions>
      {paste.isRecovered && (
        <Notice
          tone="info"
          role="status"
          action={
            <Button size="sm" onClick={paste.reset}>
              {pasteTexts.startAgain}
            </Button>
          }>
          {pasteTexts.recovered}
        </Notice>
      )}
      <TextField
        ref={(element) => {
          area.current = element as HTMLTextAreaElement | null
        }}
        label={pasteTexts.players}
        multiline
        rows={10}
        value={paste.text}
        onChange={({ target }) => paste.setText(target.value)}
        error={paste.error ?? undefined}
        placeholder={pasteTexts.example}
        autoComplete="off"
        spellCheck={false}
      />
      <FileOption>
        <FileText size={18} aria-hidden />
        {pasteTexts.alsoFile}{' '}
        <button type="button" onClick={() => file.current?.click()}>
          {pasteTexts.file}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={pasteTexts.file}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            void readFile(target.files?.[0])
            // Allow the same file to be chosen again after a correction.
            target.value = ''
          }}
        />
      </FileOption>
    </Stack>
  )
}

const Instructions = styled.p`
  color: ${color.muted};
  text-wrap: pretty;
  ${text(14)}
`

const FileOption = styled.p`
  ${flexRow('6px')}
  color: ${color.muted};
  ${text(13)}
  button {
    padding: 8px 2px;
    border: 0;
    background: none;
    color: ${color.text};
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
    ${media.coarse} { min-height: 44px; }
  }
`
