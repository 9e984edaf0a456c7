import { teamDigits } from '@torneo/domain/match/list/match-words'
import { colorClass } from '../class-rules'

interface CrestProps {
  readonly name: string
  readonly year: number | null
  readonly color: string | null | undefined
}

/** Square of a promotion or team: the last digits of its year, else its initial. */
export function Crest({ name, year, color }: CrestProps) {
  return (
    <span className={`crest ${colorClass(color ?? '')} `} aria-hidden="true">
      {teamDigits({ name, promotionYear: year })}
    </span>
  )
}
