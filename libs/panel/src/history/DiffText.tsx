import styled from 'styled-components'

interface DiffTextProps {
  /** Common start, differing middle and common end, as returned by `diffWords`. */
  readonly parts: readonly string[]
}

/** A text with its differing words marked. */
export function DiffText({ parts: [start, changed, end] }: DiffTextProps) {
  return (
    <>
      {start}
      {changed && <Mark>{changed}</Mark>}
      {end}
    </>
  )
}

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
`
