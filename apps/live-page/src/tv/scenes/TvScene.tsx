import type { MatchRow } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { color } from '@torneo/ui/theme/tokens'
import { useEffect, type ReactNode } from 'react'
import styled from 'styled-components'
import type { MatchUpdates } from '../../feed/match-updates'
import { liveTexts } from '../../live-texts'
import { LiveBadge } from '../../parts/LiveBadge'
import { SportName } from '../../parts/SportName'
import { scorersRankings, standingsRankingOf } from '../../tables/rankings'
import { TvChampions } from '../occasions/TvChampions'
import { u } from '../tv-styles'
import type { Interlude } from './interludes'
import { SelfScrolling } from './SelfScrolling'
import type { Scene } from './tv-scenes'
import { TvBracket } from './TvBracket'
import { TvInterlude } from './TvInterlude'
import { TvLive } from './TvLive'
import { TvRows } from './TvRows'
import { TvTable } from './TvTable'
import { TvZones } from './TvZones'

interface TvSceneProps {
  readonly scene: Scene
  readonly sports: readonly TournamentSport[]
  readonly highlights: MatchUpdates['highlights']
  readonly matches: readonly MatchRow[]
  readonly today: string
  /** Year of the tournament. */
  readonly year: number | undefined
  /** Content of scenes of kind 'interlude'. */
  readonly interlude: Interlude | undefined
  /** Called once the scene was shown long enough to be read. */
  readonly onRead: () => void
}

/** One scene of the board. */
export function TvScene({ scene, sports, highlights, matches, today, year, interlude, onRead }: TvSceneProps) {
  if (scene.kind === 'live') {
    return (
      <StaticScene onRead={onRead}>
        <TvLive matches={scene.matches} sports={sports} highlights={highlights} />
      </StaticScene>
    )
  }
  if (scene.kind === 'standings')
    return (
      <TvTable
        ranking={standingsRankingOf(scene.sport.rules)}
        rows={scene.rows}
        name={liveTexts.standingsOf(scene.sport.name)}
        onRead={onRead}
      />
    )
  if (scene.kind === 'cup')
    return <TvTable ranking={scene.ranking} rows={scene.rows} name={scene.name} onRead={onRead} />
  if (scene.kind === 'zones')
    return (
      <SelfScrolling onRead={onRead}>
        <TvZones scene={scene} />
      </SelfScrolling>
    )
  if (scene.kind === 'bracket')
    return (
      <StaticScene onRead={onRead}>
        <TvBracket scene={scene} matches={matches} today={today} />
      </StaticScene>
    )
  if (scene.kind === 'champions')
    return (
      <StaticScene onRead={onRead} ms={championsMs}>
        <TvChampions {...scene} matches={matches} year={year} />
      </StaticScene>
    )
  if (scene.kind === 'scorers') {
    const { kind, countsPoints } = scoringOf(scene.sport.rules)
    const name = (countsPoints ? liveTexts.pointScorersOf : liveTexts.scorersOf)(scene.sport.name)
    return <TvTable ranking={scorersRankings[kind]} rows={scene.rows} name={name} onRead={onRead} />
  }
  if (scene.kind === 'interlude')
    return (
      <StaticScene onRead={onRead} ms={interludeMs}>
        {interlude && <TvInterlude interlude={interlude} onFailed={onRead} />}
      </StaticScene>
    )
  if (scene.kind === 'idle')
    return (
      <StaticScene onRead={onRead}>
        <Idle>{liveTexts.noneLive}</Idle>
      </StaticScene>
    )
  return (
    <SelfScrolling onRead={onRead}>
      <TvRows matches={scene.matches} today={today} />
    </SelfScrolling>
  )
}

const [staticMs, interludeMs] = [15_000, 8000]
/** Milliseconds for which champions are shown. */
export const championsMs = 20_000

interface StaticSceneProps {
  readonly children: ReactNode
  readonly onRead: () => void
  readonly ms?: number
}

/** A scene without scrolling, which ends after a fixed time. */
export function StaticScene({ children, onRead, ms = staticMs }: StaticSceneProps) {
  useEffect(() => {
    const timer = setTimeout(onRead, ms)
    return () => clearTimeout(timer)
  }, [onRead, ms])
  return children
}

export function TvTitle({ scene, interlude }: Pick<TvSceneProps, 'scene' | 'interlude'>) {
  if (scene.kind === 'live')
    return (
      <Badge>
        <LiveBadge />
      </Badge>
    )
  if (scene.kind === 'standings' || scene.kind === 'scorers')
    return (
      <>
        {liveTexts[scene.kind === 'scorers' && scoringOf(scene.sport.rules).countsPoints ? 'pointScorers' : scene.kind]}{' '}
        · <SportName sport={scene.sport} />
      </>
    )
  if (scene.kind === 'zones' || scene.kind === 'bracket')
    return (
      <>
        <SportName sport={scene.sport} /> · {(scene.kind === 'zones' ? scene.league : scene.cup).name}
      </>
    )
  if (scene.kind === 'cup') return `🏆 ${scene.name}`
  if (scene.kind === 'champions') return <SportName sport={scene.sport} />
  if (scene.kind === 'interlude') return interlude?.kind === 'photo' ? liveTexts.tvPhotos : liveTexts.tvSponsors
  return scene.kind === 'idle' ? liveTexts.liveNow : liveTexts[scene.kind]
}

const Idle = styled.p`
  flex: 1;
  display: grid;
  place-content: center;
  color: ${color.boardMuted};
  font-size: ${u(7)};
  text-align: center;
`

/** Badge scaled to the board. */
const Badge = styled.span`
  display: inline-flex;
  > span { padding: ${u(0.7)} ${u(2)}; border-radius: ${u(1)}; gap: ${u(1.4)}; font-size: ${u(4)}; line-height: 1.2; }
  > span > span { width: ${u(1.8)}; height: ${u(1.8)}; }
`
