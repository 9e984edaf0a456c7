import type { User } from '@torneo/contracts/users'
import { isProtectedUser } from '@torneo/domain/permissions'
import { usersTexts } from './users-texts'

/** Spec 1 §2: edit and deactivate are offered only for roles other than super and team_captain. */
export function isEditable(user: Pick<User, 'role'>): boolean {
  return !isProtectedUser(user) && user.role !== 'team_captain'
}

/** R47: '-' without a promotion, 'Equipo no encontrado' when there is one without a team. */
export function teamOf({ promotionId, teamName }: Pick<User, 'promotionId' | 'teamName'>): string {
  if (promotionId === null) return usersTexts.noTeam
  return teamName ?? usersTexts.teamNotFound
}
