import { MatchEvent } from '@torneo/contracts/match-events'
import { check } from '@torneo/contracts/validation'
import type { OwnEffect } from '@torneo/domain/match/projection'
import type { LiveAction } from './live-action'

/** An action as this device keeps it, over reloads. */
export interface KeptAction {
  readonly key: string
  readonly matchId: string
  /** Milliseconds since 1970, on this device. */
  readonly at: number
  /** Grows with every action of this device on the match, whatever its clock does. */
  readonly place: number
  readonly action: LiveAction
  readonly state: 'waiting' | 'refused' | 'done'
  /** It went out at least once: the server may have taken it, answered or not. */
  readonly isTried: boolean
  /** Of a refused one: the server's sentence. */
  readonly reason?: string | undefined
  /** Of a done one: the first rev of the match that is known to hold it; absent while none is. */
  readonly rev?: number | undefined
  /** What it changes, as far as this device knows. The panel before kept it as `effect`, in another shape that each would take for broken. */
  readonly change?: OwnEffect | undefined
  /** Not to be taken back: the server said so, or somebody else had done the same before. */
  readonly isFinal?: boolean | undefined
}

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isStep = (value: unknown) => value === 1 || value === -1
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSide = (value: unknown) => value === 'home' || value === 'away'
const isEvent = (value: unknown) => check(MatchEvent, value).ok

/** By kind, what else an action must have. */
const isAction: Readonly<Record<LiveAction['kind'], (action: Fields) => boolean>> = {
  start: () => true, pause: () => true, resume: () => true, finish: () => true,
  score: ({ side, step }) => isSide(side) && isStep(step),
  minute: ({ step }) => isStep(step),
  half: ({ half }) => half === 1 || half === 2,
  event: ({ type, teamId, playerId, assistPlayerId, minute }) =>
    isText(type) && isText(teamId) && isText(playerId) && (assistPlayerId === null || isText(assistPlayerId)) && isNumber(minute),
  event_deletion: ({ eventId }) => isText(eventId),
  undo: ({ undoes }) => isText(undoes),
}

const isChange = ({ home = 0, away = 0, minute = 0, before = {}, after = {}, added = [], removed = [] }: Fields) =>
  [home, away, minute].every(isNumber) && [before, after].every(isFields)
  && [added, removed].every((rows) => Array.isArray(rows) && rows.every(isEvent))

function isKnownAction(value: unknown): boolean {
  if (!isFields(value) || typeof value.kind !== 'string' || !Object.hasOwn(isAction, value.kind)) return false
  return isAction[value.kind as LiveAction['kind']](value)
}

/** Reads what an earlier visit wrote; null for anything else. */
export function readKeptAction(text: string): KeptAction | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isFields(value)) return null
  const { key, matchId, at, place, action, state, isTried, reason, rev, change } = value
  const isWhole = isText(key) && isText(matchId) && isNumber(at) && isNumber(place) && isKnownAction(action)
    && (state === 'waiting' || state === 'refused' || state === 'done') && typeof isTried === 'boolean'
    && (reason === undefined || isText(reason)) && (rev === undefined || isNumber(rev))
  if (!isWhole) return null
  // The action counts, whatever is known of it.
  return { ...value, change: isFields(change) && isChange(change) ? change : undefined } as unknown as KeptAction
}
