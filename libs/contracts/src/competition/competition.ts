import { check } from '../fields/validation'
import { z } from '../fields/zod'
import { Deduction } from './deductions'
import { Draw } from './draw'
import { Knockout } from './knockout'
import { League } from './league'
import { Lots } from './lots'
import { Phase } from './phases'
import { Podium, PodiumPlace } from './podium'
import { ResolvedTie } from './resolved-tie'
import { Withdrawal } from './withdrawals'
import { ZoneTable } from './zone-table'

/** `waiting`: no match has begun; `over`: everything in the phase is decided. */
export const phaseStates = ['waiting', 'running', 'over'] as const
export type PhaseState = (typeof phaseStates)[number]

const state = z.enum(phaseStates)
const ResolvedLeague = z.object({ ...League.shape, state, draw: z.nullable(Draw), tables: z.array(ZoneTable) })
export type ResolvedLeague = z.output<typeof ResolvedLeague>
const ResolvedKnockout = z.object({
  ...Knockout.shape,
  state,
  ties: z.array(ResolvedTie),
  /** Losers of a round that are level where lots are due (B86). Absent: none. */
  levelLosers: z.optional(z.array(z.object({ round: z.number(), teamIds: z.array(z.string()) }))),
})
export type ResolvedKnockout = z.output<typeof ResolvedKnockout>

export const ResolvedPhase = z.discriminatedUnion('kind', [ResolvedLeague, ResolvedKnockout])
export type ResolvedPhase = z.output<typeof ResolvedPhase>

const saved = { deductions: z.array(Deduction), withdrawals: z.array(Withdrawal), lots: z.array(Lots) }

/** The phases of one sport in one edition, with everything that the matches say about them. */
export const Competition = z.object({
  sportId: z.string(),
  tournamentId: z.string(),
  rev: z.number(),
  updatedAt: z.string(),
  phases: z.array(ResolvedPhase),
  ...saved,
  podiums: z.array(Podium),
  /** The places of the first podium; null until its first place is decided. */
  podium: z.nullable(z.array(PodiumPlace)),
})
export type Competition = z.output<typeof Competition>

/** Names and times of people, which the public does not see. */
const people = { by: true, at: true } as const
const PublicLeague = z.extend(ResolvedLeague, { draw: z.nullable(z.omit(Draw, { by: true })) })
const PublicKnockout = z.extend(ResolvedKnockout, { ties: z.array(z.omit(ResolvedTie, { conflict: true })) })

/** A competition as the public sees it: without names of people, and without conflicts. */
export const PublicCompetition = z.extend(Competition, {
  phases: z.array(z.discriminatedUnion('kind', [PublicLeague, PublicKnockout])),
  deductions: z.array(z.omit(Deduction, people)),
  withdrawals: z.array(z.omit(Withdrawal, people)),
  lots: z.array(z.omit(Lots, people)),
})
export type PublicCompetition = z.output<typeof PublicCompetition>

/** An accepted conflict ('Dejar como se jugó'): the team that should have played on that side. */
export const KeptConflict = z.object({
  tieId: z.string(),
  side: z.enum(['home', 'away']),
  teamId: z.string(),
  by: z.string(),
  at: z.string(),
})
export type KeptConflict = z.output<typeof KeptConflict>

/** A withdrawal with the matches that it ended, as they were then: taking it back reopens exactly those. */
const StoredWithdrawal = z.extend(Withdrawal, {
  matches: z.optional(z.array(z.object({ id: z.string(), rev: z.number() }))),
})

type Draws = Readonly<Record<string, Draw>>

/** Draws by phase id. `z.record` leaves out the key `__proto__`, which a phase may have. */
const Draws = z.pipe(
  z
    .unknown()
    .check(
      z.refine(
        (draws) =>
          typeof draws === 'object' && draws !== null && Object.values(draws).every((draw) => check(Draw, draw).ok),
      ),
    ),
  z.transform((draws) => draws as Draws),
)

/** A competition as stored: no result is part of it. */
export const StoredCompetition = z.object({
  sportId: z.string(),
  tournamentId: z.string(),
  rev: z.number(),
  updatedAt: z.string(),
  phases: z.array(Phase),
  draws: Draws,
  ...saved,
  withdrawals: z.array(StoredWithdrawal),
  kept: z.array(KeptConflict),
})
export type StoredCompetition = z.output<typeof StoredCompetition>
