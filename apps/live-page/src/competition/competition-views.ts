import type { PublicCompetition } from '@torneo/contracts/competition/competition'

type Phase = PublicCompetition['phases'][number]
export type PublicLeague = Extract<Phase, { kind: 'league' }>
export type PublicKnockout = Extract<Phase, { kind: 'knockout' }>

export const leaguesOf = ({ phases }: PublicCompetition): PublicLeague[] =>
  phases.filter((phase) => phase.kind === 'league')

export const knockoutsOf = ({ phases }: PublicCompetition): PublicKnockout[] =>
  phases.filter((phase) => phase.kind === 'knockout')

/** True unless all teams play in one league, whose table is the sport's. */
export const hasZones = (competition: PublicCompetition): boolean =>
  leaguesOf(competition).flatMap(({ zones }) => zones).length > 1
