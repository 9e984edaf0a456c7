import type { CupPromotion } from '@torneo/contracts/competition/general-cup-record'
import type { MatchTeam } from '@torneo/contracts/match/match'

/** A promotion as the team that marks and podiums show. */
export const promotionTeam = ({ id, name, color, year }: CupPromotion): MatchTeam => ({
  id,
  name,
  color,
  logo: '',
  promotionId: id,
  promotionYear: year,
  promotionColor: color,
})
