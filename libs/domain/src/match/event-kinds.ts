import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { cardsOfSport, scoringOf } from '../scoring/scorings'
import { hasField, type LabelledEvent, registeredTypes } from './event-types'

/** A choice of a form: a type of event, or a goal from the penalty spot. */
export interface EventKind {
  readonly key: string
  readonly type: MatchEventType
  readonly penalty: boolean
}

const penaltyKey = 'penalty'

export const kindKeyOf = ({ type, penalty = false }: LabelledEvent): string =>
  penalty && hasField(type, 'penalty') ? penaltyKey : type

/** Lists the kinds of event that a sport has. */
export function eventKinds(sport: ScoringRules | null | undefined): readonly EventKind[] {
  const [{ kind }, cards] = [scoringOf(sport), cardsOfSport(sport)]
  return (Object.keys(registeredTypes) as MatchEventType[]).flatMap((type) => {
    const { scorings, sportCard, penaltyIn } = registeredTypes[type]
    if ((scorings && !scorings.includes(kind)) || (sportCard && !cards.includes(sportCard))) return []
    return [
      { key: type, type, penalty: false },
      ...(penaltyIn?.includes(kind) ? [{ key: penaltyKey, type, penalty: true }] : []),
    ]
  })
}

/** Lists the types that have a button on the board. */
export const boardTypes = (sport: ScoringRules | null | undefined): readonly MatchEventType[] =>
  eventKinds(sport).flatMap(({ key, type }) => (key === type && !registeredTypes[type].variantOf ? [type] : []))

/** Lists the choices on the form of a type, such as the penalty and the own goal of a goal. */
export const variantsOf = (type: MatchEventType, sport: ScoringRules | null | undefined): readonly EventKind[] =>
  eventKinds(sport).filter((kind) => kind.key !== type && (registeredTypes[kind.type].variantOf ?? kind.type) === type)
