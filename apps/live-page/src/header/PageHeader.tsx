import styled from 'styled-components'
import { BrandMark } from '@torneo/ui/BrandMark'
import { CourtLines } from '@torneo/ui/CourtLines'
import { color, media, text } from '@torneo/ui/tokens'
import type { TournamentState } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import { ConnectionSign } from './ConnectionSign'
import { ShareButton } from './ShareButton'

/** Whose tournament it is, whether news come in, and the way to hand the page on. */
export function PageHeader({ state }: { readonly state: TournamentState }) {
  const name = state.tournament?.tournament?.name ?? liveTexts.page
  return (
    <Root data-on="board">
      <CourtLines shape="wide" />
      <Inside>
        <Title>
          <BrandMark size={40} />
          <div>
            <h1>{name}</h1>
            {state.tournament?.tournament && <p>{liveTexts.edition(state.tournament.tournament.year)}</p>}
          </div>
        </Title>
        <ShareButton title={liveTexts.pageOf(name)} />
        <Sign><ConnectionSign connection={state.connection} asOf={state.asOf} /></Sign>
      </Inside>
    </Root>
  )
}

const Root = styled.header`
  position: relative;
  overflow: hidden;
  background: ${color.board};
  color: ${color.onBoard};
`

// The sign has a line of its own on a phone: nothing moves when its words grow.
const Inside = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px 16px;
  max-width: 1200px;
  margin-inline: auto;
  padding: max(16px, env(safe-area-inset-top)) var(--pane-padding) 16px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding-block: 24px;
  }
`

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > div { min-width: 0; overflow-wrap: anywhere; }
  h1 { ${text(20)} }
  p { color: ${color.boardMuted}; ${text(13)} }
  ${media.tablet} { h1 { ${text(28)} } }
`

const Sign = styled.div`
  grid-column: 1 / -1;
  ${media.tablet} { grid-area: 1 / 2; }
`
