import { z } from './zod'
import { endpoint } from './endpoint'

/** Whoever acts on a match: somebody with an account, or the holder of a pass. */
export const BoardPerson = z.object({ id: z.string(), name: z.string() })
export type BoardPerson = z.output<typeof BoardPerson>

/** Who has the board of a match open, and who leads it (B14). */
export const Board = z.object({
  matchId: z.string(),
  /** Null: not taken yet. */
  lead: z.nullable(BoardPerson),
  /** Each person once, whatever the number of their devices; by name. */
  here: z.array(BoardPerson),
})
export type Board = z.output<typeof Board>

/** Boards that somebody has open or leads, of scheduled and live matches. */
export const BoardList = z.object({ items: z.array(Board) })
export type BoardList = z.output<typeof BoardList>

/** With 'same_event': another person registered the same kind for the same side at nearly the same time (B14). */
export const sameEventMessage = 'Otra persona registró lo mismo hace un momento'

/** Milliseconds between two actions of two persons within which they may be the same one. */
export const sameEventWindow = 20_000

export const matchBoardEndpoints = {
  lead: endpoint({ method: 'POST', path: '/matches/:id/lead', tag: 'match-boards', access: { section: 'live_control' }, passes: true, response: Board,
    summary: 'Lead a scheduled or live match, in the place of the lead before; blocks no command (B14)', failure: 'Error al tomar el partido' }),
} as const
