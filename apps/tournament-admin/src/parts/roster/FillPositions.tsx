import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@torneo/ui/Button'
import { TextField } from '@torneo/ui/TextField'
import { color, flexRow, radius } from '@torneo/ui/tokens'
import { pasteTexts } from './paste-texts'

interface FillPositionsProps {
  /** How many have no position. */
  readonly rows: number
  readonly onFill: (position: string) => void
}

/** A list of '10 - Ana' has no positions: one for all of them, to be corrected later. */
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
          // Not a save of the whole list.
          event.preventDefault()
          fill()
        }}
      />
      <Button onClick={fill}>{pasteTexts.fill}</Button>
    </Root>
  )
}

const Root = styled.div`
  ${flexRow('8px', 'flex-end')}
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.sunken};
  > :first-child { flex: 1; }
`
