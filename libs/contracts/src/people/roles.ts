/**
 * Roles of accounts (spec 1 §6). The role is the first label on the account; without a label it is `team_captain`
 * (R36).
 */
export const roles = ['super', 'admin_tournament', 'admin_landing', 'team_captain'] as const
export type Role = (typeof roles)[number]

/** Role label of a session opened by a pass (B17). No account has it. */
export const passRole = 'pass'

/** Role label of a call made with a team's release key (docs/design/releases.md). No account has it. */
export const releaseKeyRole = 'release-key'

/** Roles that `POST /users/admin` and `PATCH /users/:id` may give. */
export const adminRoles = ['super', 'admin_tournament', 'admin_landing'] as const satisfies readonly Role[]
export type AdminRole = (typeof adminRoles)[number]

export const defaultRole: Role = 'team_captain'
export const defaultAdminRole: AdminRole = 'admin_tournament'

export const roleLabels: Readonly<Record<Role, string>> = {
  super: 'Super Admin',
  admin_tournament: 'Admin Torneo',
  admin_landing: 'Admin Landing',
  team_captain: 'Capitán',
}

export const roleSummaries: Readonly<Record<Role, string>> = {
  super: 'Acceso completo: contenido, torneo y usuarios. No se puede editar ni desactivar.',
  admin_tournament: 'Deportes del torneo, promociones, equipos, partidos, panel en vivo, tablas y configuración.',
  admin_landing: 'Todo el contenido de la página pública y la configuración.',
  team_captain: 'Solo la lista de buena fe del equipo de su promoción.',
}
