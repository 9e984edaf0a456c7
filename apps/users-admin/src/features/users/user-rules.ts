import type { User } from '@torneo/contracts/people/users'
import { isProtectedUser } from '@torneo/domain/people/permissions'
import { usersTexts } from './users-texts'

/** True for users that can be edited and deactivated: roles other than super and team_captain (spec 1 §2). */
export function isEditable(user: Pick<User, 'role'>): boolean {
  return !isProtectedUser(user) && user.role !== 'team_captain'
}

/** Team of a captain: '-' without a promotion, 'Equipo no encontrado' for a promotion without a team (R47). */
export function teamOf({ promotionId, teamName }: Pick<User, 'promotionId' | 'teamName'>): string {
  if (promotionId === null) return usersTexts.noTeam
  return teamName ?? usersTexts.teamNotFound
}
