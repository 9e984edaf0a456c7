import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { WithdrawalRequest } from '@torneo/contracts/competition/withdrawals'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import { teamsOfPhase } from '../../data/competitions/competing'
import type { CompetitionFields } from '../../data/competitions/competitions.repository'
import type { ActOnMatch } from '../../data/matches/act-on-match'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, invalidField, notFound } from '../../platform/http/problems'

/** Withdraws teams (B34), with the matches that they will not play, and takes exactly that back. */
export function changeWithdrawals(actOn: ActOnMatch, results: FastifyInstance['services']['matchResults']) {
  const act = (matchId: string, action: MatchAction, { by, transaction }: WriteOfCall) =>
    actOn(matchId, { by, key: null, asked: undefined, action: () => action }, transaction)

  /** Ends a scheduled match of a withdrawn team in a league. */
  async function end(
    { id, homeTeamId }: PlayedMatch,
    { teamId, results: ofResults, reason }: WithdrawalRequest,
    write: WriteOfCall,
  ): Promise<{ id: string; rev: number }> {
    if (ofResults === 'annul') return { id, rev: (await act(id, { kind: 'cancel' }, write)).match.rev }
    const absent = homeTeamId === teamId ? 'home' : 'away'
    const { match } = await act(id, { kind: 'walkover', absent, reason }, write)
    await results.add(match, write.transaction)
    return { id, rev: match.rev }
  }

  return {
    /** Matches of ties end when the competition is written, as soon as both sides are known. */
    async add(
      stored: StoredCompetition,
      matches: readonly PlayedMatch[],
      { phaseId, ...request }: WithdrawalRequest & { readonly by: string; readonly open: readonly string[] },
      write: WriteOfCall,
    ): Promise<CompetitionFields> {
      const { open: openPhases, ...withdrawn } = request
      const { teamId, results: ofResults } = request
      const named = stored.phases.find(({ id }) => id === phaseId)
      if (phaseId !== undefined && ofResults !== 'all_lost') throw invalidField('phaseId', messages.allLostOnly)
      if (phaseId !== undefined && named?.kind !== 'league') throw invalidField('phaseId', messages.noPhase)
      if (!stored.phases.flatMap(teamsOfPhase).includes(teamId)) throw invalidField('teamId', messages.notInCompetition)
      if (stored.withdrawals.some((one) => one.teamId === teamId)) throw conflict(messages.withdrawn)
      const open = matches.filter(
        ({ status, tieId, homeTeamId, awayTeamId }) =>
          status === 'scheduled' && tieId === null && [homeTeamId, awayTeamId].includes(teamId),
      )
      const ended: { id: string; rev: number }[] = []
      for (const match of open) ended.push(await end(match, request, write))
      const phaseIds = ofResults === 'annul' ? undefined : phaseId === undefined ? [...openPhases] : [phaseId]
      const withdrawal = { ...withdrawn, ...(phaseIds && { phaseIds }), at: new Date().toISOString(), matches: ended }
      return { ...stored, withdrawals: [...stored.withdrawals, withdrawal] }
    },

    /** Throws 409 if one of its matches was changed or deleted since. */
    async remove(
      stored: StoredCompetition,
      matches: readonly PlayedMatch[],
      teamId: string,
      write: WriteOfCall,
    ): Promise<CompetitionFields> {
      const withdrawal = stored.withdrawals.find((one) => one.teamId === teamId)
      if (!withdrawal) throw notFound()
      const ended = withdrawal.matches ?? []
      if (!ended.every(({ id }) => matches.some((match) => match.id === id))) throw conflict(messages.withdrawalMoved)
      for (const { id, rev } of ended.toReversed()) {
        const { before } = await act(id, { kind: 'reopen' }, write)
        if (before.rev !== rev) throw conflict(messages.withdrawalMoved)
        if (before.status === 'finished') await results.revert(before, write.transaction)
      }
      return { ...stored, withdrawals: stored.withdrawals.filter((one) => one !== withdrawal) }
    },
  }
}
