import { endpoint } from '../endpoint/endpoint'
import { z } from '../fields/zod'

/** A person who acts on a match: a user, or the holder of a pass. */
export const BoardPerson = z.object({ id: z.string(), name: z.string() })
export type BoardPerson = z.output<typeof BoardPerson>

/** People who have the board of a match open, and the one who leads it (B14). */
export const Board = z.object({
  matchId: z.string(),
  /** Null until somebody takes the lead. */
  lead: z.nullable(BoardPerson),
  /** Sorted by name; a person with several devices appears once. */
  here: z.array(BoardPerson),
})
export type Board = z.output<typeof Board>

/** Boards of scheduled and live matches that are open or have a lead. */
export const BoardList = z.object({ items: z.array(Board) })
export type BoardList = z.output<typeof BoardList>

/**
 * Message of `same_event`: another person registered the same kind for the same side within `sameEventWindow` (B14).
 */
export const sameEventMessage = 'Otra persona registró lo mismo hace un momento'

/** Milliseconds between two people's actions within which they count as the same event. */
export const sameEventWindow = 20_000

export const matchBoardEndpoints = {
  lead: endpoint({
    method: 'POST',
    path: '/matches/:id/lead',
    tag: 'match-boards',
    access: { section: 'live_control' },
    scope: 'match',
    response: Board,
    summary: 'Lead a scheduled or live match, in the place of the lead before; blocks no command (B14)',
    failure: 'Error al tomar el partido',
  }),
} as const
