import styled, { css } from 'styled-components'
import { clampLines } from '../theme/tokens'
import { splitName } from './split-name'

interface TeamNameProps {
  readonly name: string
  /** Name of the other team; the part that differs from it stays visible. */
  readonly other: string
  /** Maximum number of lines, 1 by default. */
  readonly lines?: 1 | 2 | 3
}

/**
 * Team name in a small space: truncated at its end, or in its middle when only the end distinguishes two teams. The
 * tooltip shows the full name.
 */
export function TeamName({ name, other, lines = 1 }: TeamNameProps) {
  const [shared, distinct] = splitName(name, other)
  if (distinct === '')
    return (
      <FullName $lines={lines} title={name}>
        {name}
      </FullName>
    )
  return (
    <SplitName $lines={lines} title={name}>
      <span>{shared}</span>
      <span>{distinct}</span>
    </SplitName>
  )
}

const singleLine = css`overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`

const FullName = styled.span<{ $lines: number }>`
  display: block;
  min-width: 0;
  ${({ $lines }) => ($lines === 1 ? singleLine : clampLines($lines))}
`

const SplitName = styled.span<{ $lines: number }>`
  display: flex;
  flex-wrap: ${({ $lines }) => ($lines === 1 ? 'nowrap' : 'wrap')};
  justify-content: inherit;
  min-width: 0;
  white-space: pre;
  > :first-child { min-width: 0; ${({ $lines }) => ($lines === 1 ? css`${singleLine} white-space: pre;` : `${clampLines($lines - 1)} white-space: pre-wrap;`)} }
  > :last-child { ${({ $lines }) => ($lines === 1 ? 'flex: none;' : 'min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere;')} }
`
