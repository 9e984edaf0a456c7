import styled from 'styled-components'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { color } from '@torneo/ui/tokens'
import type { News } from '../feed/use-news'
import { liveTexts } from '../live-texts'
import { SelfScrolling } from './SelfScrolling'
import { TvLive } from './TvLive'
import { TvPicture } from './TvPicture'
import { TvRows } from './TvRows'
import type { Scene } from './tv-scenes'
import { u } from './tv-styles'
import { TvScorers, TvStandings } from './TvTables'

interface TvSceneProps {
  readonly scene: Scene
  readonly sports: readonly TournamentSport[]
  readonly lit: News['lit']
  readonly now: number
  /** It was there long enough to be read. */
  readonly onRead: () => void
}

/** One scene of the board. */
export function TvScene({ scene, sports, lit, now, onRead }: TvSceneProps) {
  if (scene.kind === 'live') {
    return (
      <TvPicture onRead={onRead} isHeld={scene.matches.some(({ id }) => lit.has(id))}>
        <TvLive matches={scene.matches} sports={sports} lit={lit} />
      </TvPicture>
    )
  }
  if (scene.kind === 'standings') return <TvStandings rows={scene.rows} name={liveTexts.standingsOf(scene.sport.name)} onRead={onRead} />
  if (scene.kind === 'scorers') return <TvScorers rows={scene.rows} name={liveTexts.scorersOf(scene.sport.name)} onRead={onRead} />
  if (scene.kind === 'idle') return <TvPicture onRead={onRead}><Idle>{liveTexts.noneLive}</Idle></TvPicture>
  return <SelfScrolling onRead={onRead}><TvRows matches={scene.matches} now={now} /></SelfScrolling>
}

const Idle = styled.p`
  flex: 1;
  display: grid;
  place-content: center;
  color: ${color.boardMuted};
  font-size: ${u(7)};
  text-align: center;
`
