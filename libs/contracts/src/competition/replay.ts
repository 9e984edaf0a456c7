import { day, timeOfDay } from '../fields/fields'
import { z } from '../fields/zod'
import { matchMessages } from '../match/matches'

/** Body of 'Cancelar y volver a jugar': when the tie is played again, at the place of the match before. */
export const ReplayRequest = z.strictObject({ date: day(matchMessages.date), time: timeOfDay(matchMessages.time) })
export type ReplayRequest = z.output<typeof ReplayRequest>
