import { dayOf, rulesOf } from '@torneo/domain/match/list/match-words'
import { sortMatches } from '@torneo/domain/match/list/sorted-matches'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { useWakeLock } from '@torneo/ui/layout/use-wake-lock'
import { GlobalStyle } from '@torneo/ui/theme/GlobalStyle'
import { color, font } from '@torneo/ui/theme/tokens'
import { useCallback, useState, useSyncExternalStore } from 'react'
import styled, { keyframes } from 'styled-components'
import { useMatchUpdates } from '../feed/match-updates'
import type { TournamentFeed, TournamentState } from '../feed/tournament-feed'
import { useAllTables } from '../feed/use-channels'
import { useGeneralCup } from '../general-cup/use-general-cup'
import { liveTexts } from '../live-texts'
import { FontStyle } from '../parts/FontStyle'
import { LocalNowProvider } from '../parts/local-now'
import { useNow } from '../parts/use-now'
import { TvGoal } from './occasions/TvGoal'
import { TvOccasion } from './occasions/TvOccasion'
import { useGoals } from './occasions/use-goals'
import { useOccasions } from './occasions/use-occasions'
import { tvScenes } from './scenes/tv-scenes'
import { TvScene, TvTitle } from './scenes/TvScene'
import { useInterludes } from './scenes/use-interludes'
import { BoardStyle, u } from './tv-styles'
import { TvFooter } from './TvFooter'
import { useNewRelease } from './use-new-release'

/**
 * Board for a television at the club, which changes scenes by itself. Goals, draws and champions cover it for some
 * seconds; the interrupted scene then restarts.
 */
export default function TvBoard({ feed }: { readonly feed: TournamentFeed }) {
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  const ready = readyMatches(state)
  const { highlights } = useMatchUpdates(ready)
  const goal = useGoals(ready)
  const now = useNow(1000)
  const [sceneIndex, setSceneIndex] = useState(0)
  useWakeLock()

  const { tournament } = state
  const { sports = [], timeZone, tournament: edition } = tournament ?? {}
  const today = dayOf(now, timeZone)
  const matches = sortMatches(state.matches, today)
  const tables = useAllTables(state)
  const cup = useGeneralCup(state)
  const [occasion, endOccasion] = useOccasions(sports, tables)
  const [interlude, finishInterlude] = useInterludes()
  const scenes = tournament ? tvScenes(matches, sports, tables, { hasInterludes: interlude !== undefined, cup }) : []
  const scene = scenes[sceneIndex % Math.max(1, scenes.length)]
  const isStill = isStillScene(scenes)
  const applyRelease = useNewRelease()
  const kind = scene?.kind
  const handleRead = useCallback(() => {
    applyRelease()
    if (kind === 'interlude') finishInterlude()
    setSceneIndex((before) => before + 1)
  }, [applyRelease, kind, finishInterlude])

  const scored = goal && state.matches.find(({ id }) => id === goal.matchId)
  const isCovered = scored !== undefined || occasion !== undefined
  const restarts = useEnds(isCovered)

  return (
    <>
      <FontStyle $display="swap" />
      <GlobalStyle />
      <BoardStyle />
      <LocalNowProvider timeZone={timeZone}>
        <Root data-on="board">
          <Head>
            <span>
              <BrandMark />
            </span>
            <div>
              <h1>{edition?.name ?? liveTexts.page}</h1>
              {scene && (
                <h2>
                  <TvTitle scene={scene} interlude={interlude} />
                </h2>
              )}
            </div>
            <time>{formatClock(now)}</time>
          </Head>
          {/* Keep the scene mounted below a goal: an empty frame would show while the goal opens. */}
          <Main key={`${isStill ? '' : sceneIndex} ${scene?.key} ${restarts}`} aria-hidden={isCovered || undefined}>
            {scene ? (
              <TvScene
                scene={scene}
                sports={sports}
                highlights={highlights}
                matches={state.matches}
                today={today}
                year={edition?.year}
                interlude={interlude}
                onRead={isCovered ? waitUncovered : handleRead}
              />
            ) : (
              <StatusText>{state.status === 'failed' ? liveTexts.failed : liveTexts.loading}</StatusText>
            )}
          </Main>
          <TvFooter state={state} matches={matches} isLive={scene?.kind === 'live'} now={now} today={today} />
        </Root>
      </LocalNowProvider>
      {occasion && !scored && (
        <TvOccasion
          key={occasion.key}
          occasion={occasion}
          matches={state.matches}
          year={edition?.year}
          onEnd={endOccasion}
        />
      )}
      {goal && scored && <TvGoal match={scored} side={goal.side} rules={rulesOf(sports, scored.sportId)} />}
    </>
  )
}

const readyMatches = ({ status, matches }: TournamentState) => (status === 'ready' ? matches : null)

/** True for a single scene without scrolling, which need not fade in again. */
const isStillScene = ([scene, ...others]: ReturnType<typeof tvScenes>): boolean =>
  others.length === 0 && (scene?.kind === 'live' || scene?.kind === 'idle')

function formatClock(now: number): string {
  const clock = new Date(now)
  return `${clock.getHours()}:${String(clock.getMinutes()).padStart(2, '0')}`
}

/** Ignores the end of a covered scene, which restarts afterwards. */
const waitUncovered = () => undefined

/** Counts how often a state has ended. */
function useEnds(isOn: boolean): number {
  const [count, setCount] = useState(0)
  const [wasOn, setWasOn] = useState(isOn)
  if (wasOn !== isOn) {
    setWasOn(isOn)
    if (wasOn) setCount(count + 1)
  }
  return count
}

/**
 * Prevents screen burn-in (B27): the whole board shifts in steps smaller than its padding, even with reduced motion.
 */
const drift = keyframes`
  25% { transform: translate(${u(0.8)}, 0); }
  50% { transform: translate(${u(0.8)}, ${u(0.6)}); }
  75% { transform: translate(0, ${u(0.6)}); }
`

const Root = styled.div`
  animation: ${drift} 480s step-end infinite !important;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  padding: ${u(2.5)} ${u(4)} ${u(1.5)};
  overflow: hidden;
`

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${u(2.5)};
  height: ${u(11)};
  margin-bottom: ${u(1.5)};
  > div { flex: 1; min-width: 0; }
  h1 { overflow: hidden; color: ${color.boardMuted}; font-size: ${u(3.2)}; line-height: 1.2; text-overflow: ellipsis; white-space: nowrap; }
  h2 { display: flex; align-items: center; gap: ${u(1.5)}; min-height: ${u(7)}; font-size: ${u(5.6)}; line-height: 1.2; white-space: nowrap; }
  time { font-family: ${font.title}; font-size: ${u(8)}; font-weight: 800; line-height: 1; }
  svg { width: ${u(9)}; height: ${u(9)}; }
`

const appear = keyframes`from { opacity: 0; }`

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  animation: ${appear} 500ms ease-out;
`

const StatusText = styled.p`
  margin: auto;
  color: ${color.boardMuted};
  font-size: ${u(6)};
`
