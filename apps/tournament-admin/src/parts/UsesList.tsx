import type { Use } from '@torneo/contracts/endpoint/errors'
import { gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

const texts = {
  title: 'Lo necesitan:',
  more: (count: number) => (count === 1 ? 'y 1 partido más' : `y ${count} partidos más`),
} as const

/** Number of matches listed by name; the rest is counted. */
const maxNamed = 6

/** Lists the matches that need a record (R39). */
export function UsesList({ uses }: { uses: readonly Use[] }) {
  const rest = uses.length - maxNamed
  if (uses.length === 0) return null
  return (
    <>
      <p>{texts.title}</p>
      <List>
        {uses.slice(0, maxNamed).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {rest > 0 && <li>{texts.more(rest)}</li>}
      </List>
    </>
  )
}

const List = styled.ul`
  ${gridGap('4px')}
  margin-top: 4px;
  padding-left: 18px;
  list-style: disc;
  overflow-wrap: anywhere;
`
