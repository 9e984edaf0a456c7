import type { User } from '@torneo/contracts/people/users'
import { playerMessages } from '@torneo/contracts/tournament/players'
import { canManageTeam } from '@torneo/domain/people/permissions'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'
import type { Reader } from '../../platform/http/call'
import { forbidden } from '../../platform/http/problems'
import type { TournamentsRepository } from './tournaments.repository'

const captain = 'team_captain'

declare const checked: unique symbol

/** Proof that a call may change players: the repository's writes ask for it, and only these checks give it. */
export interface PlayersRight {
  readonly [checked]: true
}

const right = {} as PlayersRight

/**
 * Limits the players that a user may see and change (R30): super and admin_tournament all, a captain only their
 * promotion's teams.
 */
export function createPlayerRights(database: Database, tournaments: Pick<TournamentsRepository, 'open'>) {
  const teams = database.collection('teams', row({ promotionId: z.string() }), [{ key: { promotionId: 1 } }])

  return {
    /** Returns the ids of the teams whose players the user may see; null for all. */
    async visibleTeams({ role, promotionId }: Reader): Promise<string[] | null> {
      if (role !== captain) return null
      if (promotionId === null) return []
      return teams
        .find({ promotionId, ...visible }, { projection: { _id: 1 } })
        .map(({ _id }) => _id)
        .toArray()
    },

    /**
     * Throws 403 unless the user may change the team's players. For a captain, a foreign team and a missing one look the same; once the lists
     * are closed captains may only read.
     */
    async requireTeam(user: User, teamId: string | null, session: Transaction): Promise<PlayersRight> {
      if (user.role !== captain) return right
      const team = teamId === null ? null : await teams.findOne({ _id: teamId, ...visible }, { session })
      if (!team || !canManageTeam(user, team.promotionId)) throw forbidden()
      if ((await tournaments.open(session))?.rostersClosed) throw forbidden(playerMessages.rostersClosed)
      return right
    },

    /** Right of a call that its endpoint's access or scope has limited, and of the service itself. */
    byAccess: right,
  }
}
