import { fireEvent, screen } from '@testing-library/react'
import type { Competition, ResolvedPhase } from '@torneo/contracts/competition/competition'
import { DeductionRequest } from '@torneo/contracts/competition/deductions'
import { LotsRequest } from '@torneo/contracts/competition/lots'
import { CompetitionForm } from '@torneo/contracts/competition/phases'
import { ReplayRequest } from '@torneo/contracts/competition/replay'
import { WithdrawalRequest } from '@torneo/contracts/competition/withdrawals'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test, vi } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { someSports } from '../../../dev/sports-fake'
import { phasesOf } from '../../data/phases-of'
import { integerOrText } from '../../parts/integer-or-text'
import { owedLots, type OwedLots } from './made/lots/lots-owed'
import LotsModal from './made/lots/LotsModal'
import PhaseModal from './made/rules/PhaseModal'
import DeductionModal from './made/teams/DeductionModal'
import WithdrawModal from './made/teams/WithdrawModal'
import ReplayModal from './made/ties/ReplayModal'
import PasteTeamsModal from './paste/PasteTeamsModal'

const onClose = vi.fn()
const [sport] = someSports as [(typeof someSports)[number]]
const [{ id: teamId }] = competitionTeams as [(typeof competitionTeams)[number]]
const competition = serveCompetition(new FakeApi(null), playedCompetition()).resolved() as Competition
const [zones] = competition.phases as [ResolvedPhase]
const [tie] = competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
const [owed] = owedLots(competition) as [OwedLots]
const owedTeams = owed.rows.map(({ team }) => team.id)
const teamField = ['Equipo', teamId] as const

const forms: readonly FormRules[] = [
  {
    form: 'WithdrawModal',
    content: <WithdrawModal competition={competition} teams={competitionTeams} onClose={onClose} />,
    shape: WithdrawalRequest,
    fields: { teamId: teamField, reason: ['Motivo', 'No llegan a siete'] },
    rest: { results: 'keep' },
  },
  {
    form: 'DeductionModal',
    content: <DeductionModal competition={competition} teams={competitionTeams} onClose={onClose} />,
    shape: DeductionRequest,
    fields: { teamId: teamField, points: ['Puntos', '3', integerOrText], reason: ['Motivo', 'Mala inclusión'] },
    rest: { phaseId: zones.id },
  },
  {
    form: 'PhaseModal',
    content: <PhaseModal competition={competition} phase={zones} sport={sport} onClose={onClose} />,
    shape: CompetitionForm,
    fields: {
      'phases.0.name': ['Nombre de la fase', 'Grupos'],
      'phases.0.zones.0.name': ['Nombre de la zona 1', 'Norte'],
    },
    rest: { phases: phasesOf(competition) },
  },
  {
    form: 'LotsModal',
    content: <LotsModal competition={competition} owed={owed} isByHand onByHand={onClose} onClose={onClose} />,
    shape: LotsRequest,
    fields: { reason: ['Motivo', 'Lo acordaron'] },
    rest: { phaseId: owed.phaseId, zoneId: owed.zoneId, teamIds: owedTeams, order: owedTeams },
  },
  {
    form: 'ReplayModal',
    content: (
      <ReplayModal competition={competition} tie={tie as NonNullable<typeof tie>} match={undefined} onClose={onClose} />
    ),
    shape: ReplayRequest,
    fields: { date: ['Fecha', '2025-11-16'], time: ['Hora', '10:00'] },
  },
]

test.each(forms)('$form says each rule that is broken at its field', async (rules) => {
  await expectSentences(rules)
  expect(onClose).not.toHaveBeenCalled()
})

test('PasteTeamsModal asks for a name at its field, which gets the focus', async () => {
  const api = new FakeApi(aUser()).respond(promotionEndpoints.list, { total: 0, items: [] })
  renderScreen(<PasteTeamsModal sport={sport} teams={[]} onClose={onClose} />, { api })
  const field = await screen.findByLabelText('Nombres, uno por línea')
  fireEvent.change(field, { target: { value: '· · ·' } })
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }))
  expect(await screen.findByText('Pega al menos un nombre')).toBeDefined()
  expect(document.activeElement).toBe(field)
})
