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
          <h1>{name}</h1>
        </Title>
        <Tools>
          <ConnectionSign connection={state.connection} asOf={state.asOf} />
          <ShareButton title={liveTexts.pageOf(name)} />
        </Tools>
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

const Inside = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  max-width: 1200px;
  margin-inline: auto;
  padding: max(16px, env(safe-area-inset-top)) var(--pane-padding) 16px;
  ${media.tablet} { padding-block: 24px; }
`

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  h1 { min-width: 0; overflow-wrap: anywhere; ${text(20)} }
  ${media.tablet} { h1 { ${text(28)} } }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-width: 0;
  color: ${color.boardMuted};
  ${media.phone} { flex: 1 1 100%; }
`
