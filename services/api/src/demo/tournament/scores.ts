import type { PlayedSport } from './sides'

type Score = readonly [home: number, away: number]

/** How the Saturday ended, by sport in the order of the fixtures. Vóley counts sets. */
export const finalScores: Readonly<Record<PlayedSport, readonly Score[]>> = {
  'Fútbol 11': [[1, 2], [3, 1], [0, 0], [2, 1], [2, 2], [1, 0], [1, 3], [4, 2]],
  Futsal: [[5, 3], [2, 4], [6, 6], [3, 1], [4, 7], [2, 5]],
  Básquet: [[48, 61], [57, 52], [44, 46], [63, 55], [58, 49], [51, 54]],
  'Vóley mixto': [[2, 0], [1, 2], [2, 1], [0, 2]],
}

/** A match under way on the Sunday. */
interface LiveScore {
  readonly sport: PlayedSport
  /** Its place among the fixtures of the sport. */
  readonly index: number
  readonly score: Score
  readonly minute: number
  readonly isRunning: boolean
}

/** One with its clock running, and one at half-time. */
export const liveScores: readonly LiveScore[] = [
  { sport: 'Fútbol 11', index: 9, score: [1, 1], minute: 23, isRunning: true },
  { sport: 'Futsal', index: 6, score: [3, 2], minute: 20, isRunning: false },
]
