import { HallOfFameDraft } from '@torneo/contracts/content/hall-of-fame'
import { LandingSportDraft } from '@torneo/contracts/content/landing-sports'
import { ScheduleEventDraft } from '@torneo/contracts/content/schedule'
import { SponsorDraft } from '@torneo/contracts/content/sponsors'
import { aUser } from '@torneo/testing/builders'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { renderScreen } from '@torneo/testing/render-screen'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { HallOfFameForm } from './features/hall-of-fame/HallOfFameForm'
import { LandingSportForm } from './features/landing-sports/LandingSportForm'
import { ScheduleEventForm } from './features/schedule/ScheduleEventForm'
import { SponsorForm } from './features/sponsors/SponsorForm'

const onClose = vi.fn()

/** Forms with the shape of what they send; each lists how many sentences its fields can bring up at least. */
const forms: readonly (FormRules & { readonly form: string; readonly content: ReactNode; readonly least: number })[] = [
  {
    form: 'SponsorForm',
    content: <SponsorForm sponsor={null} onClose={onClose} />,
    shape: SponsorDraft,
    fields: { name: ['Nombre', 'Kiosco'], website: ['Sitio web', 'https://kiosco.example'] },
    rest: { tier: 'gold' },
    submit: 'Agregar sponsor',
    least: 3,
  },
  {
    form: 'ScheduleEventForm',
    content: <ScheduleEventForm event={null} copied={null} onAdded={onClose} onClose={onClose} />,
    shape: ScheduleEventDraft,
    fields: {
      title: ['Título', 'Apertura'],
      date: ['Fecha', '2025-11-15'],
      time: ['Hora', '10:00'],
      location: ['Lugar', ''],
      description: ['Descripción', ''],
    },
    rest: { type: 'match' },
    submit: 'Agregar evento',
    least: 6,
  },
  {
    form: 'HallOfFameForm',
    content: <HallOfFameForm entry={null} offer={null} categories={[]} onClose={onClose} />,
    shape: HallOfFameDraft,
    fields: {
      year: ['Año', '2024'],
      category: ['Categoría', 'Fútbol'],
      winner: ['Ganador', 'Promo 98'],
      description: ['Descripción', ''],
    },
    submit: 'Agregar entrada',
    least: 7,
  },
  {
    form: 'LandingSportForm',
    content: <LandingSportForm sport={null} onClose={onClose} />,
    shape: LandingSportDraft,
    fields: { name: ['Nombre', 'Fútbol'], category: ['Categoría', 'Equipos'], description: ['Descripción', 'Siete'] },
    rest: { icon: '⚽' },
    submit: 'Agregar deporte',
    least: 5,
  },
]

test.each(forms)('$form says each rule that is broken at its field', async ({ content, least, ...rules }) => {
  renderScreen(content, { as: aUser({ role: 'admin_landing' }) })
  expect(await expectSentences(rules)).toBeGreaterThanOrEqual(least)
  expect(onClose).not.toHaveBeenCalled()
})
