import { color, font } from '@torneo/ui/theme/tokens'
import { css } from 'styled-components'

/** Text of the year below the tournament's name. */
export const editionLine = css`
  font: 400 0.75rem/1.3333 ${font.text};
  color: ${color.boardMuted};
`
