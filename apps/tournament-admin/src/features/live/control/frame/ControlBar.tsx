import { useConnection, useOfflineReady } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { sectionById } from '@torneo/contracts/releases/sections'
import { Link } from '@torneo/router'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import {
  clampLines,
  color,
  flexRow,
  flexWrap,
  layer,
  media,
  radius,
  text,
  visuallyHidden,
} from '@torneo/ui/theme/tokens'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { formatPlace } from '../../../../parts/match-labels'
import { formatKickoff } from '../../format-kickoff'
import { liveTexts as texts } from '../../live-texts'
import { barHeight, sideBySide, compact } from './breakpoints'

interface ControlBarProps {
  /** Address of the list. */
  readonly back: string
  /** Null until loaded. */
  readonly match: Match | null
  /** Switches of the device's display. */
  readonly children?: ReactNode
}

/** Link back, name of the match, and connection state. Replaces the shell's bar on a phone. */
export function ControlBar({ back, match, children }: ControlBarProps) {
  const { state } = useConnection()
  const isReadyOffline = useOfflineReady()
  const { title, label } = sectionById('live_control')
  return (
    <Root data-own-bar>
      <OwnTitle>{title ?? label}</OwnTitle>
      <Back to={back}>
        <ChevronLeft size={20} aria-hidden />
        {texts.back}
      </Back>
      {match && (
        <MatchInfo>
          {[match.sport && `${match.sport.icon} ${match.sport.name}`, formatKickoff(match), formatPlace(match)]
            .filter(Boolean)
            .join(' · ')}
        </MatchInfo>
      )}
      <End>
        {children}
        <ConnectionPill state={state} isReadyOffline={isReadyOffline} />
      </End>
    </Root>
  )
}

const Root = styled.header`
  grid-area: bar;
  ${flexWrap('4px 20px')}
  min-height: ${barHeight}px;
  ${sideBySide(css`margin: -10px 0 6px;`)}
  ${compact} {
    position: sticky;
    top: 0;
    z-index: ${layer.sticky};
    flex-wrap: nowrap;
    gap: 4px;
    padding: 0 4px;
    border-bottom: 1px solid ${color.line};
    background: ${color.surface};
  }
  /* Large text needs a second line. */
  @container live (max-width: 16rem) { flex-wrap: wrap; }
`

// The shell's heading is not rendered on a phone.
const OwnTitle = styled.h1`
  display: none;
  ${compact} {
    display: block;
    ${visuallyHidden}
  }
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding: 4px 10px 4px 6px;
  border-radius: ${radius.button};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  ${text(14)}
  ${compact} { gap: 2px; padding-inline: 2px 4px; }
  ${media.hover} { &:hover { background: ${color.sunken}; } }
`

const End = styled.div`
  ${flexRow('4px 12px')}
  margin-left: auto;
  ${compact} { gap: 4px; }
`

const MatchInfo = styled.p`
  flex: 1 1 200px;
  min-width: 0;
  color: ${color.muted};
  ${clampLines(3)}
  ${text(14)}
  ${compact} { display: none; }
`
