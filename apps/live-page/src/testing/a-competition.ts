import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import { played, resolved, scheduled } from '@torneo/domain/competition/played-competition.fixture'
import { eight, playedOnly } from '@torneo/domain/competition/resolve/zones-and-bracket.fixture'
import { drawAlgorithm } from '@torneo/domain/competition/setup/draw'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { football } from './a-tournament'

/** Two zones of four, semi-finals, final and third place, of which the given part is played. */
export function aCompetition(part: 'none' | 'zones' | 'all'): PublicCompetition {
  const record = eight()
  const rows = scheduled(record)
  const isPlayed = ({ tieId }: PlayedMatch) => part === 'zones' && tieId === null
  const { phases, podiums } = resolved(
    record,
    part === 'all' ? played(record, rows) : playedOnly(record, rows, isPlayed),
  )
  return {
    sportId: football.id,
    tournamentId: '1',
    rev: 1,
    updatedAt: '2025-11-01T12:00:00.000Z',
    phases: [...phases],
    deductions: [],
    withdrawals: [],
    lots: [],
    podiums: [...podiums],
    podium: podiums[0]?.places ?? null,
  }
}

/** The same before its first match, with its zones drawn now. */
export function aDrawnCompetition(seed = 7): PublicCompetition {
  const competition = aCompetition('none')
  const draw = { number: seed, algorithm: drawAlgorithm, pots: [], at: new Date().toISOString() }
  return {
    ...competition,
    phases: competition.phases.map((phase) => (phase.kind === 'league' ? { ...phase, draw } : phase)),
  }
}
