/** Word of a team that withdrew in mid-tournament (B34), the same on every screen, print, picture and file. */
export const withdrawnLabel = 'Retirado'

/** A team as matches, ties and tables show it. */
interface ShownTeam {
  readonly name: string
  readonly withdrawn?: boolean | undefined
}

/** Name of a team where people read it: 'Promo 98', or 'Promo 98 (Retirado)'. */
export const shownName = ({ name, withdrawn = false }: ShownTeam): string =>
  withdrawn ? `${name} (${withdrawnLabel})` : name

interface Withdrawals {
  readonly withdrawals: readonly { readonly teamId: string }[]
}

/** True if the team withdrew from the competition of its sport. */
export const isWithdrawn = (competition: Withdrawals | null | undefined, teamId: string): boolean =>
  competition?.withdrawals.some((one) => one.teamId === teamId) ?? false

/** Returns the function that marks a team of a competition that withdrew; any other team stays as it is. */
export const markWithdrawn = (competition: Withdrawals | null | undefined) => {
  const ids = new Set(competition?.withdrawals.map(({ teamId }) => teamId))
  return <Team extends { readonly id: string }>(team: Team): Team & { readonly withdrawn?: true } =>
    ids.has(team.id) ? { ...team, withdrawn: true } : team
}
