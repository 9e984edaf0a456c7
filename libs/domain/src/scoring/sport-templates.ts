import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { sets } from './sets'

/** Rules that a federation writes for its sport. */
export interface SportTemplate {
  readonly name: string
  /** Emoji of the picker; absent: it has none. */
  readonly icon?: string
  readonly rules: SportRules
}

const threeOneZero = { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 } as const
const football = { hasHalves: true, ...threeOneZero, suspendAfterYellows: 5, suspendAfterRed: 1 } as const
const setGame = {
  ...threeOneZero,
  scoring: 'sets',
  hasHalves: false,
  walkoverScore: sets.walkoverScore,
  suspendAfterYellows: 0,
  suspendAfterRed: 0,
} as const
/** Sets to 6 with two games of difference, or 7 to 6. */
const racket = { ...setGame, matchDuration: 90, bestOf: 3, setPoints: 6, lastSetPoints: 6, setCap: 7 } as const

export const sportTemplateNames = [
  ...(['football', 'futsal', 'basketball', 'volleyball', 'hockey'] as const),
  ...(['handball', 'rugby', 'padel', 'tennis', 'tableTennis'] as const),
] as const
export type SportTemplateName = (typeof sportTemplateNames)[number]

/** Templates of the form of a sport, each with its federation's numbers (B81 to B87). */
export const sportTemplates: Readonly<Record<SportTemplateName, SportTemplate>> = {
  football: {
    name: 'Fútbol',
    icon: '⚽',
    rules: { ...football, playersPerTeam: 11, matchDuration: 90, walkoverScore: 3 },
  },
  futsal: {
    name: 'Futsal',
    icon: '⚽',
    rules: { ...football, playersPerTeam: 5, matchDuration: 40, walkoverScore: 5 },
  },
  basketball: {
    name: 'Básquet',
    icon: '🏀',
    rules: {
      ...{ scoring: 'points', playersPerTeam: 5, matchDuration: 40, hasHalves: true, periods: 4, drawAllowed: false },
      ...{ usesOwnPoints: true, pointsForWin: 2, pointsForDraw: 1, pointsForLoss: 1, pointsForAbsence: 0 },
      ...{ walkoverScore: 20, suspendAfterYellows: 0, suspendAfterRed: 0 },
    },
  },
  volleyball: {
    name: 'Vóley',
    icon: '🏐',
    rules: {
      ...{ ...setGame, playersPerTeam: 6, matchDuration: 90, bestOf: 5, setPoints: 25, lastSetPoints: 15, setCap: 0 },
      ...{ usesOwnPoints: true, pointsForCloseWin: 2, pointsForCloseLoss: 1, pointsForAbsence: 0 },
    },
  },
  hockey: {
    name: 'Hockey',
    icon: '🏑',
    rules: {
      ...{ ...threeOneZero, playersPerTeam: 11, matchDuration: 60, hasHalves: true, periods: 4, walkoverScore: 5 },
      ...{ cards: ['yellow', 'red', 'green'], suspendAfterYellows: 0, suspendAfterRed: 1 },
    },
  },
  handball: {
    name: 'Handball',
    rules: {
      ...{ playersPerTeam: 7, matchDuration: 60, hasHalves: true, walkoverScore: 10 },
      ...{ usesOwnPoints: true, pointsForWin: 2, pointsForDraw: 1, pointsForLoss: 0, pointsForAbsence: 0 },
      cards: ['yellow', 'red', 'blue', 'two_minutes'],
      ...{ suspendAfterYellows: 0, suspendAfterRed: 0, suspendAfterBlue: 1 },
    },
  },
  rugby: {
    name: 'Rugby',
    icon: '🏉',
    rules: {
      ...{ scoring: 'points', playersPerTeam: 15, matchDuration: 80, hasHalves: true, drawAllowed: true },
      ...{ usesOwnPoints: true, pointsForWin: 4, pointsForDraw: 2, pointsForLoss: 0, pointsForAbsence: 0 },
      ...{ steps: [5, 3, 2], usesBonus: true, cards: ['yellow', 'red'], walkoverScore: 28 },
      ...{ suspendAfterYellows: 0, suspendAfterRed: 1 },
    },
  },
  padel: { name: 'Pádel', icon: '🎾', rules: { ...racket, playersPerTeam: 2 } },
  tennis: { name: 'Tenis', icon: '🎾', rules: { ...racket, playersPerTeam: 1 } },
  tableTennis: {
    name: 'Ping pong',
    icon: '🏓',
    rules: {
      ...{ ...setGame, playersPerTeam: 1, matchDuration: 30, bestOf: 5, setPoints: 11, lastSetPoints: 11, setCap: 0 },
      ...{ usesOwnPoints: true, pointsForWin: 2, pointsForLoss: 1, pointsForCloseWin: 2, pointsForCloseLoss: 1 },
      pointsForAbsence: 0,
    },
  },
}
