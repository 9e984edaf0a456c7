import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { StoredPromotion } from '../../data/tournament/promotions.repository'
import type { OwnFields } from '../../platform/database/repository'

/** Distinct colours, each dark enough for white text. */
const classes: readonly (readonly [year: number, color: string, description: string])[] = [
  [1985, '#7F1D1D', 'Los decanos: cuarenta años de egresados y ninguna edición sin presentarse.'],
  [1987, '#B45309', ''],
  [1989, '#3F6212', 'Los del mural del gimnasio.'],
  [1991, '#14532D', 'Bicampeones de fútbol.'],
  [1994, '#0F766E', 'La promoción del doble sobre la hora.'],
  [1996, '#155E75', ''],
  [1998, '#1D4ED8', 'Campeones de fútbol 2025.'],
  [2000, '#111827', 'La del milenio: vuelve con tres generaciones de hinchas.'],
  [2001, '#6D28D9', 'Tres finales de vóley seguidas.'],
  [2003, '#86198F', ''],
  [2004, '#BE185D', 'La promoción del goleador de 2024.'],
  [2007, '#C2410C', 'Invictas en vóley mixto.'],
  [2009, '#44403C', ''],
  [2011, '#15803D', 'Debutan en tres deportes.'],
  [2012, '#0369A1', 'Campeones de básquet 2025.'],
  [2015, '#DC2626', 'La promoción más joven del torneo.'],
]

function categoryOf(year: number): PromotionCategory {
  if (year < 1996) return 'Master'
  return year < 2005 ? 'Senior' : 'Junior'
}

export const demoPromotions: readonly OwnFields<StoredPromotion>[] = classes.map(([year, color, description]) => ({
  year,
  name: `Promoción ${year}`,
  category: categoryOf(year),
  color,
  logo: '',
  description,
}))

/** The class year of capitan@torneo.local. */
export const knownCaptainYear = 1998

/** Captains with random passwords; a super can set new ones. */
export const demoCaptains: readonly { readonly email: string; readonly name: string; readonly year: number }[] = [
  { email: 'capitan85@torneo.local', name: 'Héctor Bellini', year: 1985 },
  { email: 'capitan91@torneo.local', name: 'Graciela Montero', year: 1991 },
  { email: 'capitan04@torneo.local', name: 'Martín Echeverri', year: 2004 },
  { email: 'capitan12@torneo.local', name: 'Camila Arrieta', year: 2012 },
]
