import type { TableTeam } from '@torneo/contracts/tournament/standings'
import type { Team } from '@torneo/contracts/tournament/teams'

/** The fields of a team that tables show. */
export const tableTeamOf = ({
  id,
  name,
  color,
  logo,
  promotionId,
  promotionYear,
  promotionColor,
  category,
}: Team): TableTeam => ({ id, name, color, logo, promotionId, promotionYear, promotionColor, category })
