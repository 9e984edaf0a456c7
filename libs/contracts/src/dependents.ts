import { z } from './zod'

/** What goes with a sport, promotion or team when it is deleted (R39). */
export const Dependents = z.object({ teams: z.number(), players: z.number(), matches: z.number(), events: z.number() })
export type Dependents = z.output<typeof Dependents>
