import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchSport } from '@torneo/contracts/match/matches'
import { formatHalf } from '@torneo/domain/format/format-minute'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { eventTitle } from '../../board-events'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts } from '../../scoring-texts'
import { eventKeys, stepKeys } from './board-keys'

interface KeysHelpProps {
  readonly home: string
  readonly away: string
  readonly sport: MatchSport | null
  readonly periods: number
  readonly onClose: () => void
}

/** Lists the keyboard shortcuts. */
export function KeysHelp({ home, away, sport, periods, onClose }: KeysHelpProps) {
  const { kind: scoring, hasSets } = scoringOf(sport)
  const { more, less } = scoringTexts[scoring]
  const sideKeys = (side: MatchSide, team: string) => [
    ...stepKeys(sport, side).map(({ key, step }) => [key, step > 0 ? more(team, step) : less(team, -step)] as const),
    ...eventKeys(sport, side).map(({ key, type }) => [key, `${eventTitle(type, scoring)} · ${team}`] as const),
  ]
  const keys = [
    ...sideKeys('home', home),
    ...sideKeys('away', away),
    ...(hasSets
      ? []
      : ([
          ['K', `${texts.pause} / ${texts.resume}`],
          [',', texts.lessMinutes],
          ['.', texts.moreMinutes],
          ['1', formatHalf(1, Math.max(2, periods))],
          ['2', formatHalf(2, Math.max(2, periods))],
        ] as const)),
    ['Z', texts.undo],
    ['?', texts.keysHelp],
  ] as const
  return (
    <Modal title={texts.keys} size="sm" onClose={onClose}>
      <p>{texts.keysWhy}</p>
      <Keys>
        {keys.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </Keys>
    </Modal>
  )
}

const Keys = styled.dl`
  margin-top: 12px;
  ${text(14)}
  > div { display: flex; align-items: center; gap: 12px; min-height: 36px; }
  > div + div { border-top: 1px solid ${color.line}; }
  dt { flex: none; width: 32px; }
  kbd {
    display: inline-block;
    min-width: 26px;
    padding: 2px 6px;
    border: 1px solid ${color.control};
    border-radius: 5px;
    font-family: inherit;
    font-weight: 600;
    text-align: center;
  }
`
