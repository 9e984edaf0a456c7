import { MatchCallRequest } from '@torneo/contracts/match/match-calls'
import { MatchResult, MinuteChoice } from '@torneo/contracts/match/match-commands'
import { PostponeRequest, WalkoverRequest } from '@torneo/contracts/match/match-endings'
import { MatchReportRequest } from '@torneo/contracts/match/match-reports'
import type { MatchSport } from '@torneo/contracts/match/matches'
import { OfficialDraft } from '@torneo/contracts/match/officials'
import { CaptainDraft, userEndpoints } from '@torneo/contracts/people/users'
import { PlayerForm as PlayerShape } from '@torneo/contracts/tournament/players'
import { PromotionDraft } from '@torneo/contracts/tournament/promotions'
import { TeamForm as TeamShape } from '@torneo/contracts/tournament/teams'
import {
  defaultSportRules,
  TournamentSportForm,
  tournamentSportEndpoints,
} from '@torneo/contracts/tournament/tournament-sports'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { expect, test, vi } from 'vitest'
import { fixtureTeams, someFixtures } from '../dev/answer-fixtures'
import { liveMatch } from '../dev/answer-live'
import { promo05, somePromotions } from '../dev/answer-promotions'
import { someSports } from '../dev/sports-fake'
import { FixtureShape } from './features/fixtures/form/fixture-shape'
import { blankFixture } from './features/fixtures/form/fixture-values'
import FixtureForm from './features/fixtures/form/FixtureForm'
import ResultForm from './features/fixtures/form/ResultForm'
import { setResultShape } from './features/fixtures/form/set-result'
import { SetResultForm } from './features/fixtures/form/SetResultForm'
import { CallSheet } from './features/live/calls/CallSheet'
import { MinuteForm } from './features/live/control/clock/MinuteForm'
import LatePlayerForm from './features/live/control/events/LatePlayerForm'
import OfficialForm from './features/officials/OfficialForm'
import CaptainModal from './features/promotions/CaptainModal'
import PromotionForm from './features/promotions/PromotionForm'
import TeamForm from './features/teams/TeamForm'
import SportForm from './features/tournament-sports/SportForm'
import EndingModal from './parts/endings/EndingModal'
import { integerOrText } from './parts/integer-or-text'
import { ReportForm } from './parts/reports/ReportForm'
import PlayerForm from './parts/roster/PlayerForm'
import { decisionShape } from './parts/suspensions/decision-shape'
import { DecisionForm } from './parts/suspensions/DecisionForm'

const onClose = vi.fn()
const [home, away] = fixtureTeams.map(({ id }) => id) as [string, string]
const [sport] = someSports as [(typeof someSports)[number]]
const setRules = { scoring: 'sets', bestOf: 3, setPoints: 25, lastSetPoints: 15 } as const
const aSet = () => ({ home: 25, away: 20 })
const button = (form: string) => (
  <button type="submit" form={form}>
    Enviar
  </button>
)

const forms: readonly FormRules[] = [
  {
    form: 'MinuteForm',
    content: <MinuteForm minute={12} onSave={onClose} onClose={onClose} />,
    shape: MinuteChoice,
    fields: { minute: ['Minuto', '12', integerOrText] },
  },
  {
    form: 'OfficialForm',
    content: <OfficialForm official={null} onClose={onClose} />,
    shape: OfficialDraft,
    fields: { name: ['Nombre', 'Eva Ruiz'] },
    rest: { role: 'referee' },
  },
  {
    form: 'PlayerForm',
    content: (
      <PlayerForm teamId="t1" player={null} roster={[]} onClose={onClose} onLeave={onClose} onEligibility={onClose} />
    ),
    shape: PlayerShape,
    fields: { number: ['Número', '9', integerOrText], name: ['Nombre', 'Eva Ruiz'], position: ['Posición', 'Base'] },
    rest: { photo: '' },
  },
  {
    form: 'LatePlayerForm',
    content: (
      <>
        <LatePlayerForm id="late" matchId="m1" teamId="t1" players={[]} onSaving={onClose} onAdded={onClose} />
        {button('late')}
      </>
    ),
    shape: PlayerShape,
    fields: { number: ['Número', '9', integerOrText], name: ['Nombre', 'Eva Ruiz'] },
    rest: { photo: '', position: 'Base' },
  },
  {
    form: 'PromotionForm',
    content: <PromotionForm promotion={null} promotions={[]} onClose={onClose} />,
    shape: PromotionDraft,
    fields: {
      year: ['Año', '1998'],
      name: ['Nombre', 'Promo 98'],
      category: ['Categoría', 'Senior'],
      description: ['Descripción', ''],
    },
  },
  {
    form: 'NewCaptainFields',
    content: (
      <CaptainModal
        promotion={promo05}
        promotions={somePromotions}
        captain={null}
        onCreated={onClose}
        onClose={onClose}
      />
    ),
    answer: (api) => api.respond(userEndpoints.list, { users: [] }),
    shape: CaptainDraft,
    fields: {
      email: ['Correo electrónico', 'eva@torneo.example'],
      name: ['Nombre', 'Eva Ruiz'],
      password: ['Contraseña', 'varias palabras'],
    },
    rest: { promotionId: promo05.id },
  },
  {
    form: 'TeamForm',
    content: <TeamForm team={null} sports={someSports} promotions={somePromotions} onClose={onClose} />,
    shape: TeamShape,
    fields: { name: ['Nombre', 'Los del 98'], sportId: ['Deporte', sport.id], promotionId: ['Promoción', promo05.id] },
    rest: { color: '#1D4ED8', logo: '' },
  },
  {
    form: 'SportForm',
    content: <SportForm ref={null} sport={null} onClose={onClose} />,
    shape: TournamentSportForm,
    fields: {
      name: ['Nombre', 'Fútbol'],
      description: ['Descripción', ''],
      'rules.playersPerTeam': ['Jugadores por equipo', '11', integerOrText],
      'rules.matchDuration': ['Duración (minutos)', '90', integerOrText],
      'rules.walkoverScore': ['Resultado del W.O.', '3', integerOrText],
      'rules.pointsForWin': ['Puntos por victoria', '3', integerOrText],
      'rules.suspendAfterYellows': ['Amarillas para una suspensión', '0', integerOrText],
      'rules.suspendAfterRed': ['Partidos de suspensión por roja', '0', integerOrText],
      order: ['Orden', '1', integerOrText],
    },
    rest: { icon: '⚽', active: true, rules: defaultSportRules },
  },
  {
    form: 'FixtureForm',
    content: (
      <FixtureForm
        match={null}
        start={blankFixture}
        copied={null}
        matches={[]}
        choices={{
          sports: someSports,
          teams: fixtureTeams,
          officials: [],
          durationOf: () => 90,
          isLoading: false,
          retry: null,
        }}
        onClose={onClose}
      />
    ),
    shape: FixtureShape,
    fields: {
      sportId: ['Deporte', sport.id],
      homeTeamId: ['Equipo local', home],
      awayTeamId: ['Equipo visitante', away],
      date: ['Fecha', '2025-11-15'],
      time: ['Hora', '10:00'],
      location: ['Lugar', 'Campo'],
      field: ['Cancha', ''],
      round: ['Ronda', '1', integerOrText],
    },
    rest: { ...blankFixture },
  },
  {
    form: 'ResultForm',
    content: <ResultForm match={someFixtures.clashing} onClose={onClose} />,
    shape: MatchResult,
    fields: {
      homeScore: ['Goles de Promo 05', '2', integerOrText],
      awayScore: ['Goles de Promo 12', '1', integerOrText],
    },
  },
  {
    form: 'SetResultForm',
    content: (
      <SetResultForm
        match={{ ...someFixtures.sunday, sport: { ...(someFixtures.sunday.sport as MatchSport), ...setRules } }}
        onClose={onClose}
      />
    ),
    shape: setResultShape(setRules),
    fields: {
      'sets.0.home': ['Set 1 · Promo 98', '25', integerOrText],
      'sets.0.away': ['Set 1 · Promo 03', '20', integerOrText],
      'sets.1.home': ['Set 2 · Promo 98', '25', integerOrText],
      'sets.1.away': ['Set 2 · Promo 03', '20', integerOrText],
    },
    rest: { hasPoints: true, homeScore: null, awayScore: null, sets: [aSet(), aSet(), { home: null, away: null }] },
  },
  {
    form: 'EndingModal',
    content: <EndingModal match={liveMatch} kind="walkover" onDone={onClose} onClose={onClose} />,
    answer: (api) => api.respond(tournamentSportEndpoints.list, { total: 0, items: [] }),
    shape: WalkoverRequest,
    fields: { absent: ['¿Quién no se presentó?', 'home'], reason: ['Motivo (Opcional)', ''] },
  },
  {
    form: 'EndingModal',
    content: <EndingModal match={liveMatch} kind="newDate" onDone={onClose} onClose={onClose} />,
    answer: (api) => api.respond(tournamentSportEndpoints.list, { total: 0, items: [] }),
    shape: PostponeRequest,
    fields: { date: ['Fecha', '2025-11-16'], time: ['Hora', '10:00'] },
  },
  {
    form: 'CallSheet',
    content: <CallSheet match={liveMatch} initial="other" onSend={onClose} onClose={onClose} />,
    shape: MatchCallRequest,
    fields: { text: ['En una frase', 'Falta la planilla'] },
    rest: { kind: 'other' },
  },
  {
    form: 'ReportForm',
    content: (
      <>
        <ReportForm id="report" onSubmit={onClose} />
        {button('report')}
      </>
    ),
    shape: MatchReportRequest,
    fields: { text: ['Qué pasó', 'Se cortó la luz'] },
    rest: { kind: 'incident' },
  },
  {
    form: 'DecisionForm',
    content: <DecisionForm minMatches={2} confirmLabel="Alargar" busy={false} onSubmit={onClose} onCancel={onClose} />,
    shape: decisionShape(2),
    fields: { matches: ['Fechas *', '3', integerOrText], reason: ['Motivo *', 'Insultó al árbitro'] },
  },
  {
    form: 'DecisionForm',
    content: <DecisionForm confirmLabel="Levantar" busy={false} onSubmit={onClose} onCancel={onClose} />,
    shape: decisionShape(undefined),
    fields: { reason: ['Motivo *', 'La roja no fue'] },
  },
]

test.each(forms)('$form says each rule that is broken at its field', async (rules) => {
  await expectSentences(rules)
  expect(onClose).not.toHaveBeenCalled()
})
