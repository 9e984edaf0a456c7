import styled, { css } from 'styled-components'
import { splitName } from './split-name'
import { clampLines } from './tokens'

interface TeamWordsProps {
  readonly name: string
  /** The other team's name: what differs from it stays in sight. */
  readonly other: string
  /** At most; one without it. */
  readonly lines?: 1 | 2 | 3
}

/** A team's name where there is little room: cut at its end, or in its middle where only the end tells two teams apart. The whole of it is its tooltip. */
export function TeamWords({ name, other, lines = 1 }: TeamWordsProps) {
  const [shared, own] = splitName(name, other)
  if (own === '') return <Whole $lines={lines} title={name}>{name}</Whole>
  return <Halves $lines={lines} title={name}><span>{shared}</span><span>{own}</span></Halves>
}

const oneLine = css`overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`

const Whole = styled.span<{ $lines: number }>`
  display: block;
  min-width: 0;
  ${({ $lines }) => ($lines === 1 ? oneLine : clampLines($lines))}
`

const Halves = styled.span<{ $lines: number }>`
  display: flex;
  flex-wrap: ${({ $lines }) => ($lines === 1 ? 'nowrap' : 'wrap')};
  justify-content: inherit;
  min-width: 0;
  white-space: pre;
  > :first-child { min-width: 0; ${({ $lines }) => ($lines === 1 ? css`${oneLine} white-space: pre;` : `${clampLines($lines - 1)} white-space: pre-wrap;`)} }
  > :last-child { ${({ $lines }) => ($lines === 1 ? 'flex: none;' : 'min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere;')} }
`
