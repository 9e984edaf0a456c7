import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
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

/** Lists the kinds of event that a scoring system has. */
export const eventKinds = (scoring: ScoringKind): readonly EventKind[] =>
  (Object.keys(registeredTypes) as MatchEventType[]).flatMap((type) => {
    const { scorings, penaltyIn } = registeredTypes[type]
    if (scorings && !scorings.includes(scoring)) return []
    return [
      { key: type, type, penalty: false },
      ...(penaltyIn?.includes(scoring) ? [{ key: penaltyKey, type, penalty: true }] : []),
    ]
  })

/** Lists the types that have a button on the board. */
export const boardTypes = (scoring: ScoringKind): readonly MatchEventType[] =>
  eventKinds(scoring).flatMap(({ key, type }) => (key === type && !registeredTypes[type].variantOf ? [type] : []))

/** Lists the choices on the form of a type, such as the penalty and the own goal of a goal. */
export const variantsOf = (type: MatchEventType, scoring: ScoringKind): readonly EventKind[] =>
  eventKinds(scoring).filter(
    (kind) => kind.key !== type && (registeredTypes[kind.type].variantOf ?? kind.type) === type,
  )
