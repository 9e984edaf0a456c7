import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useMedia } from '@torneo/ui/layout/use-media'
import { color } from '@torneo/ui/theme/tokens'
import { useEffect, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import type { PublicLeague } from '../../competition/competition-views'
import { SportName } from '../../parts/SportName'
import { TvMark } from '../scenes/TvMark'
import { colourOf, oneLine, u } from '../tv-styles'
import { tvTexts } from '../tv-texts'
import { drawOrder } from './draw-order'

interface TvDrawProps {
  readonly sport: TournamentSport
  readonly league: PublicLeague
  readonly onEnd: () => void
}

/** Milliseconds from one team to the next, at least; for all teams, at most; and for the result. */
const pace = { team: 2400, all: 90_000, result: 20_000 }

/** Size of a team's line, in hundredths of the height, so that all lines fit. */
const sizeOf = (lines: number): number => Math.max(2.9, Math.min(7.5, 44 / (lines + 1)))

/** Reveals a draw team by team (B30); at once with reduced motion. The result stays for a while. */
export function TvDraw({ sport, league, onEnd }: TvDrawProps) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const order = drawOrder(league)
  const [revealed, setRevealed] = useState(0)
  const count = isCalm ? order.length : revealed
  const isOver = count >= order.length
  const teamMs = Math.min(pace.team, pace.all / Math.max(1, order.length))

  useEffect(() => {
    const timer = isOver ? setTimeout(onEnd, pace.result) : setTimeout(() => setRevealed(revealed + 1), teamMs)
    return () => clearTimeout(timer)
  }, [isOver, revealed, teamMs, onEnd])

  const latest = isOver ? undefined : order[count - 1]
  const shown = order.slice(0, count)
  const columns = Math.min(4, league.zones.length)
  const lines =
    Math.ceil(league.zones.length / columns) * Math.max(...league.zones.map(({ teamIds }) => teamIds.length))
  return (
    <Root data-on="board">
      <Head>
        <h2>
          {tvTexts.draw} · <SportName sport={sport} />
        </h2>
        <p role="status" key={latest?.team.id ?? 'over'}>
          {latest ? (
            <>
              <TvMark team={latest.team} size={11} />
              <b>{latest.team.name}</b>
              <span>{tvTexts.falls(league.zones.find(({ id }) => id === latest.zoneId)?.name ?? '')}</span>
            </>
          ) : (
            isOver && <b>{tvTexts.drawn}</b>
          )}
        </p>
      </Head>
      <Zones $columns={columns} $size={sizeOf(lines)}>
        {league.zones.map(({ id, name, teamIds }) => {
          const fallen = shown.filter(({ zoneId }) => zoneId === id)
          return (
            <li key={id}>
              <h3>{name}</h3>
              <ol>
                {teamIds.map((teamId, place) => {
                  const team = fallen[place]?.team
                  return (
                    <Place key={teamId} $color={team && team === latest?.team ? colourOf(team) : null}>
                      {team && (
                        <>
                          <TvMark team={team} size={sizeOf(lines)} />
                          <span>{team.name}</span>
                        </>
                      )}
                    </Place>
                  )
                })}
              </ol>
            </li>
          )
        })}
      </Zones>
    </Root>
  )
}

const appear = keyframes`from { opacity: 0; transform: scale(0.9); }`

const Root = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${u(3)};
  padding: ${u(4)} ${u(5)};
  background: ${color.board};
  color: ${color.onBoard};
  line-height: 1.15;
`

const Head = styled.header`
  h2 { color: ${color.boardMuted}; font-size: ${u(4)}; }
  p { display: flex; align-items: center; gap: ${u(2.5)}; height: ${u(15)}; font-size: ${u(8)}; animation: ${appear} 400ms ease-out; }
  p > b { ${oneLine} }
  p > span:last-child { flex: none; color: ${color.boardMuted}; }
`

const Zones = styled.ul<{ $columns: number; $size: number }>`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${u(2)} ${u(4)};
  align-content: start;
  min-height: 0;
  font-size: ${({ $size }) => u($size * 0.8)};
  h3 { margin-bottom: ${u(0.8)}; }
  ol { display: grid; gap: ${u(0.8)}; }
  ol > li { height: ${({ $size }) => u($size * 1.4)}; }
`

const Place = styled.li<{ $color: string | null }>`
  display: flex;
  align-items: center;
  gap: ${u(1.2)};
  padding: 0 ${u(1)};
  border-radius: ${u(1)};
  background: #15161A;
  transition: box-shadow 400ms;
  ${({ $color }) => $color && css`box-shadow: 0 0 0 ${u(0.4)} ${$color};`}
  span:last-child { ${oneLine} }
`
