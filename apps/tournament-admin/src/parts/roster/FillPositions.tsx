import { Button } from '@torneo/ui/buttons/Button'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { pasteTexts } from './paste-texts'

interface FillPositionsProps {
  /** Number of rows without a position. */
  readonly rows: number
  readonly onFill: (position: string) => void
}

/** Sets one position for all rows that lack it: a list such as '10 - Ana' has none. */
export function FillPositions({ rows, onFill }: FillPositionsProps) {
  const [position, setPosition] = useState('')
  const fill = () => {
    if (position.trim() !== '') onFill(position.trim())
  }
  return (
    <Root>
      <TextField
        label={pasteTexts.withoutPosition(rows)}
        value={position}
        onChange={({ target }) => setPosition(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Prevent Enter from submitting the whole list.
          event.preventDefault()
          fill()
        }}
      />
      <Button onClick={fill}>{pasteTexts.fill}</Button>
      <p>{pasteTexts.unfilled}</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.sunken};
  > p { grid-column: 1 / -1; color: ${color.muted}; ${text(13)} }
  ${media.phone} { > button { min-height: 48px; } }
`
