import styled from 'styled-components'

interface MarkedWordsProps {
  /** What is the same, what differs, what is the same again: `differingWords`. */
  readonly parts: readonly string[]
}

/** A text whose differing words are marked. */
export function MarkedWords({ parts: [start, changed, end] }: MarkedWordsProps) {
  return <>{start}{changed && <Mark>{changed}</Mark>}{end}</>
}

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
`
