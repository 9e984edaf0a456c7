import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { League } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Team } from '@torneo/contracts/tournament/teams'
import { bracketRounds, thirdPlaceOf } from '@torneo/domain/competition/bracket/bracket-rounds'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { tieNames } from '@torneo/domain/competition/bracket/tie-names'
import { slotLabels } from '@torneo/domain/competition/slot-label'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { color, gridGap, media, text } from '@torneo/ui/theme/tokens'
import { Eye, Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../parts/Stack'
import { beginTexts as texts } from '../competition-texts'
import { cupTone } from '../cup-tone'
import type { ZoneMove } from '../zones/zone-moves'
import { ZoneBoard } from '../zones/ZoneBoard'

interface PreviewProps {
  readonly title: string
  readonly phases: readonly Phase[]
  readonly teams: readonly Team[]
  /** Null where nothing is drawn. */
  readonly onRedraw: (() => void) | null
  readonly onMove: (move: ZoneMove) => void
  /** Settings, below. */
  readonly children: ReactNode
}

/** The competition as it would be made: zones with their teams, and the first round of each bracket. */
export function Preview({ title, phases, teams, onRedraw, onMove, children }: PreviewProps) {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const label = slotLabels(phases, (id) => byId.get(id)?.name ?? null)
  const names = tieNames(phases)
  const byes = byesIn(phases)
  const leagues = phases.filter((phase): phase is League => phase.kind === 'league')
  const cups = phases.filter((phase): phase is Knockout => phase.kind === 'knockout')
  return (
    <Card as="section" aria-label={`${title}: ${texts.preview}`}>
      <Stack $gap={16}>
        <Row $wrap $justify="space-between" $gap="8px 16px">
          <Row $wrap $gap={12}>
            <h3>{title}</h3>
            <Badge tone="info" icon={<Eye aria-hidden />}>
              {texts.preview}
            </Badge>
          </Row>
          {onRedraw && (
            <Button icon={<Shuffle size={18} aria-hidden />} onClick={onRedraw}>
              {texts.redraw}
            </Button>
          )}
        </Row>
        <Columns $hasZones={leagues.length > 0} $hasCups={cups.length > 0}>
          {leagues.map((league) => (
            <ZoneBoard
              key={league.id}
              zones={league.zones}
              teams={teams}
              onMove={league.zones.length > 1 ? onMove : undefined}
            />
          ))}
          <Cups>
            {cups.map((cup, index) => {
              const [first, ...later] = bracketRounds(cup.ties, byes)
              const hasThird = thirdPlaceOf(cup.ties, byes) !== undefined
              const next = [...later.map(({ name }) => name), ...(hasThird ? [texts.thirdPlace] : [])]
              // Byes play from the second round on: show it too where the first has them.
              const shown = cup.ties.filter(
                (tie) =>
                  !byes.isByeTie(tie) &&
                  (tie.round === first?.round || (first?.ties.includes(null) && tie.round === first.round + 1)),
              )
              return (
                <Stack key={cup.id} $gap={8}>
                  <div>
                    <Badge tone={cupTone(cups, index)}>{cup.name}</Badge>
                  </div>
                  <Ties aria-label={cup.name} $tone={cupTone(cups, index)}>
                    {shown.map((tie) => (
                      <li key={tie.id}>
                        <span>{(names.get(tie.id) ?? '').replace(`${cup.name} · `, '')}</span>
                        <b>{label(tie.home)}</b>
                        <b>{label(tie.away)}</b>
                      </li>
                    ))}
                  </Ties>
                  {next.length > 0 && <MutedText>{texts.later(next)}</MutedText>}
                </Stack>
              )
            })}
          </Cups>
        </Columns>
        {children}
      </Stack>
    </Card>
  )
}

const Columns = styled.div<{ $hasZones: boolean; $hasCups: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.desktop} {
    grid-template-columns: ${({ $hasZones, $hasCups }) => ($hasZones && $hasCups ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)')};
  }
`

const Cups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  align-items: start;
  align-content: start;
  gap: 16px;
  &:empty { display: none; }
`

const Ties = styled.ol.attrs({ role: 'list' })<{ $tone: 'gold' | 'silver' | 'neutral' }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: 10px;
  li {
    ${gridGap('0')}
    padding-left: 10px;
    border-left: 3px solid ${({ $tone }) => ($tone === 'neutral' ? color.control : color[$tone])};
    ${text(13)}
  }
  span { color: ${color.muted}; }
  b { font-weight: 600; overflow-wrap: anywhere; }
`
