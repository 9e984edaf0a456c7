import { color, radius } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/** Grid of a group of radios with content of their own, at least as wide as `$least`, which grows with the text. */
export const Grid = styled.div<{ readonly $least: string }>`
  > .choices {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  }
`

/** Content of a radio; its edge shows which one is chosen. */
export const Choice = styled.span`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
  padding: 10px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};

  input:checked + & { border-color: ${color.ink}; box-shadow: inset 0 0 0 1px ${color.ink}; }
`
