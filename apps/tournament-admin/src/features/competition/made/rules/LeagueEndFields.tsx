import type { League } from '@torneo/contracts/competition/league'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { phaseTexts as texts } from './phase-texts'

interface LeagueEndFieldsProps {
  readonly league: League
  readonly onChange: (changes: Partial<League>) => void
}

const usual = { win: 2, loss: 1 } as const

/** Level matches of a league: a draw, or penalties with points for both sides (B82). */
export function LeagueEndFields({ league: { levelEnds, shootoutPoints = usual }, onChange }: LeagueEndFieldsProps) {
  const isOn = levelEnds === 'penalties'
  return (
    <>
      <Toggle
        label={texts.penalties}
        checked={isOn}
        onChange={(hasPenalties) => onChange({ levelEnds: hasPenalties ? 'penalties' : 'draw' })}
      />
      {isOn && (
        <FieldPair $narrow>
          {(['win', 'loss'] as const).map((side) => (
            <NumberField
              key={side}
              label={texts.shootoutPoints[side]}
              value={String(shootoutPoints[side])}
              required
              onChange={({ target }) =>
                onChange({ shootoutPoints: { ...shootoutPoints, [side]: Number(target.value) } })
              }
            />
          ))}
        </FieldPair>
      )}
    </>
  )
}
