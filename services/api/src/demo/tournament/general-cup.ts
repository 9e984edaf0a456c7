import type { CupFields } from '../../data/competitions/general-cups.repository'
import type { Author } from '../../platform/database/database'
import type { DemoCalendar } from '../demo-calendar'
import { demoTournamentSports } from './sports'

interface CupIds {
  readonly sport: (name: string) => string
  readonly promotion: (year: number) => string
}

/** Years by place; those of one place share it. */
const parade = [[1985], [1998, 2007], [2011], [1991]]
const stands = [[2007], [2004], [1998], [2012]]

/** The Copa General over all sports, the parade and the stands; one promotion got points for order. */
export const demoCup = ({ sport, promotion }: CupIds, by: Author, calendar: DemoCalendar): CupFields => ({
  name: 'Copa General',
  visible: true,
  sports: demoTournamentSports
    .filter(({ active }) => active)
    .map(({ name }) => ({ sportId: sport(name), points: [50, 40, 32, 26, 18], participation: 10 })),
  contests: [
    { id: 'desfile', name: 'Desfile', points: [15, 12, 10, 8], places: parade },
    { id: 'hinchada', name: 'Hinchada', points: [10, 8, 6, 5], places: stands },
  ].map((contest) => ({ ...contest, places: contest.places.map((years) => years.map(promotion)) })),
  adjustments: [
    {
      id: 'orden',
      promotionId: promotion(1987),
      points: 4,
      reason: 'Orden en los vestuarios',
      by: by.name,
      at: new Date(calendar.instant({ date: calendar.day(-1), time: '19:00' })).toISOString(),
    },
  ],
})
