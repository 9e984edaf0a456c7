import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { formatHalf } from '@torneo/domain/format/format-minute'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { eventTitle } from '../../board-events'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts } from '../../scoring-texts'
import { eventKeys } from './board-keys'

interface KeysHelpProps {
  readonly home: string
  readonly away: string
  readonly scoring: ScoringKind
  readonly periods: number
  readonly onClose: () => void
}

/** Lists the keyboard shortcuts. */
export function KeysHelp({ home, away, scoring, periods, onClose }: KeysHelpProps) {
  const { more, less } = scoringTexts[scoring]
  const [isPoints, isSets] = [scoring === 'points', scoring === 'sets']
  const eventsOf = (of: MatchSide, team: string) =>
    eventKeys(scoring, of).map(({ key, type }) => [key, `${eventTitle(type, scoring)} · ${team}`] as const)
  const keys = [
    ['Q', more(home)],
    ['A', less(home)],
    ...(isPoints
      ? ([
          ['S', more(home, 2)],
          ['D', more(home, 3)],
        ] as const)
      : []),
    ...eventsOf('home', home),
    ['P', more(away)],
    ['L', less(away)],
    ...(isPoints
      ? ([
          ['J', more(away, 2)],
          ['H', more(away, 3)],
        ] as const)
      : []),
    ...eventsOf('away', away),
    ...(isSets
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
