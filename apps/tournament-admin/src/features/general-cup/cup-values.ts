import type { CupContest, CupSport, GeneralCupForm } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { integerOrText } from '../../parts/integer-or-text'
import { generalCupTexts } from './general-cup-texts'

/** A sport as the form has it: points as text, '50, 40, 32'. */
export interface SportValues {
  readonly sportId: string
  readonly isOn: boolean
  readonly phaseId: string
  readonly points: string
  readonly participation: string
}

export interface ContestValues extends Pick<CupContest, 'id' | 'name' | 'places'> {
  readonly points: string
}

export interface CupValues {
  readonly name: string
  readonly points: string
  readonly participation: string
  readonly sports: readonly SportValues[]
  readonly contests: readonly ContestValues[]
}

const defaults = { points: '50, 40, 32, 26, 18', participation: '10', contest: '12, 8, 5' }

const textOf = (points: readonly number[]) => points.join(', ')
const numbersOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(integerOrText)

function sportValues({ id: sportId }: TournamentSport, cup: GeneralCup | null): SportValues {
  const known = cup?.sports.find((sport) => sport.sportId === sportId)
  return {
    sportId,
    isOn: cup === null || known !== undefined,
    phaseId: known?.phaseId ?? '',
    points: known ? textOf(known.points) : defaults.points,
    participation: known ? String(known.participation ?? 0) : defaults.participation,
  }
}

/** Values of the form: of the cup, or for a first one all active sports. */
export function valuesOf(cup: GeneralCup | null, sports: readonly TournamentSport[]): CupValues {
  const listed = sports.filter(({ active }) => active).map((sport) => sportValues(sport, cup))
  const first = listed.find(({ isOn }) => isOn)
  return {
    name: cup?.name ?? generalCupTexts.defaultName,
    points: first?.points ?? defaults.points,
    participation: first?.participation ?? defaults.participation,
    sports: listed,
    contests: cup?.contests.map((contest) => ({ ...contest, points: textOf(contest.points) })) ?? [],
  }
}

export const newContest = (): ContestValues => ({
  id: crypto.randomUUID().slice(0, 8),
  name: '',
  points: defaults.contest,
  places: [],
})

/** Sets points for all sports; a sport with others of its own keeps them. */
export const withCommon = (values: CupValues, field: 'points' | 'participation', text: string): CupValues => ({
  ...values,
  [field]: text,
  sports: values.sports.map((sport) => (sport[field] === values[field] ? { ...sport, [field]: text } : sport)),
})

/** Body of a save, whose numbers the contract checks. `kept`: settings of inactive sports, which stay. */
export const bodyOf = ({ name, sports, contests }: CupValues, visible: boolean, kept: readonly CupSport[]) => ({
  name,
  visible,
  sports: [
    ...sports
      .filter(({ isOn }) => isOn)
      .map(({ sportId, phaseId, points, participation }) => ({
        sportId,
        ...(phaseId && { phaseId }),
        points: numbersOf(points),
        participation: integerOrText(participation) ?? 0,
      })),
    ...kept,
  ],
  contests: contests.map(({ id, name: contest, points, places }) => ({
    id,
    name: contest,
    points: numbersOf(points),
    places,
  })),
})

/** Places typed by promotion as the groups of a contest, best first. */
export function placesOf(typed: Readonly<Record<string, string>>): GeneralCupForm['contests'][number]['places'] {
  const groups = new Map<number, string[]>()
  for (const [promotionId, text] of Object.entries(typed)) {
    const place = integerOrText(text)
    if (typeof place === 'number') groups.set(place, [...(groups.get(place) ?? []), promotionId])
  }
  return [...groups].toSorted(([one], [other]) => one - other).map(([, promotions]) => promotions)
}

/** Places by promotion, as they are typed: after a shared one the next is skipped. */
export function typedPlaces({ places }: Pick<CupContest, 'places'>): Record<string, string> {
  let place = 1
  return Object.fromEntries(
    places.flatMap((promotions) => {
      const at = String(place)
      place += promotions.length
      return promotions.map((id) => [id, at])
    }),
  )
}
