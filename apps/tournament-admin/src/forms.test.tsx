import { MatchResult, MinuteChoice } from '@torneo/contracts/match/match-commands'
import { OfficialDraft } from '@torneo/contracts/match/officials'
import { PlayerForm as PlayerShape } from '@torneo/contracts/tournament/players'
import { PromotionDraft } from '@torneo/contracts/tournament/promotions'
import { aUser } from '@torneo/testing/builders'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { renderScreen } from '@torneo/testing/render-screen'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { someFixtures } from '../dev/answer-fixtures'
import ResultForm from './features/fixtures/form/ResultForm'
import { MinuteForm } from './features/live/control/clock/MinuteForm'
import LatePlayerForm from './features/live/control/events/LatePlayerForm'
import OfficialForm from './features/officials/OfficialForm'
import PromotionForm from './features/promotions/PromotionForm'
import { integerOrText } from './parts/integer-or-text'
import PlayerForm from './parts/roster/PlayerForm'

const onClose = vi.fn()
const number = (_: string, typed: string) => integerOrText(typed)
const numberAt =
  (...paths: readonly string[]) =>
  (path: string, typed: string) =>
    paths.includes(path) ? integerOrText(typed) : typed

/** Forms with the shape of what they send; each lists how many sentences its fields can bring up at least. */
const forms: readonly (FormRules & { readonly form: string; readonly content: ReactNode; readonly least: number })[] = [
  {
    form: 'MinuteForm',
    content: <MinuteForm minute={12} onSave={onClose} onClose={onClose} />,
    shape: MinuteChoice,
    fields: { minute: ['Minuto', '12'] },
    read: number,
    submit: 'Guardar minuto',
    least: 3,
  },
  {
    form: 'OfficialForm',
    content: <OfficialForm official={null} onClose={onClose} />,
    shape: OfficialDraft,
    fields: { name: ['Nombre', 'Eva Ruiz'] },
    rest: { role: 'referee' },
    submit: 'Agregar nombre',
    least: 3,
  },
  {
    form: 'PlayerForm',
    content: (
      <PlayerForm teamId="t1" player={null} roster={[]} onClose={onClose} onLeave={onClose} onEligibility={onClose} />
    ),
    shape: PlayerShape,
    fields: { number: ['Número', '9'], name: ['Nombre', 'Eva Ruiz'], position: ['Posición', 'Base'] },
    rest: { photo: '' },
    read: numberAt('number'),
    submit: 'Agregar jugador',
    least: 5,
  },
  {
    form: 'LatePlayerForm',
    content: (
      <>
        <LatePlayerForm id="late" matchId="m1" teamId="t1" players={[]} onSaving={onClose} onAdded={onClose} />
        <button type="submit" form="late">
          Registrar
        </button>
      </>
    ),
    shape: PlayerShape,
    fields: { number: ['Número', '9'], name: ['Nombre', 'Eva Ruiz'] },
    rest: { photo: '', position: 'Base' },
    read: numberAt('number'),
    submit: 'Registrar',
    least: 4,
  },
  {
    form: 'PromotionForm',
    content: <PromotionForm promotion={null} promotions={[]} onClose={onClose} />,
    shape: PromotionDraft,
    fields: { year: ['Año', '1998'], name: ['Nombre', 'Promo 98'], description: ['Descripción', ''] },
    submit: 'Agregar promoción',
    least: 5,
  },
  {
    form: 'ResultForm',
    content: <ResultForm match={someFixtures.clashing} onClose={onClose} />,
    shape: MatchResult,
    fields: { homeScore: ['Goles de Promo 05', '2'], awayScore: ['Goles de Promo 12', '1'] },
    read: number,
    submit: 'Finalizar con este resultado',
    least: 6,
  },
]

test.each(forms)('$form says each rule that is broken at its field', async ({ content, least, ...rules }) => {
  renderScreen(content, { as: aUser({ role: 'admin_tournament' }) })
  expect(await expectSentences(rules)).toBeGreaterThanOrEqual(least)
  expect(onClose).not.toHaveBeenCalled()
})
