import styled, { css } from 'styled-components'
import { splitName } from '../../../parts/split-name'

interface TeamWordsProps {
  readonly name: string
  /** The other team's name, to keep the differing part visible. */
  readonly other: string
  readonly lines?: 1 | 2
}

/** A team's name in little space: truncated at the end, or in the middle if only the end distinguishes the teams. */
export function TeamWords({ name, other, lines = 1 }: TeamWordsProps) {
  const [shared, own] = splitName(name, other)
  if (own === '') return <Whole $lines={lines}>{name}</Whole>
  return <Halves><span>{shared}</span><span>{own}</span></Halves>
}

const oneLine = css`overflow: hidden; text-overflow: ellipsis; white-space: nowrap;`

const Whole = styled.span<{ $lines: 1 | 2 }>`
  display: block;
  min-width: 0;
  ${({ $lines }) => ($lines === 1 ? oneLine : css`
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  `)}
`

const Halves = styled.span`
  display: flex;
  min-width: 0;
  white-space: pre;
  > :first-child { min-width: 0; ${oneLine} white-space: pre; }
  > :last-child { flex: none; }
`
