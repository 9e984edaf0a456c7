import type { LiveAction } from '@torneo/domain/match/projection'

const quiet: ReadonlySet<LiveAction['kind']> = new Set(['score', 'minute', 'half', 'event_deletion', 'undo'])

/** Whether a failure of it is told quietly: the specification has no alert for it (spec 2 §8), the screen steps back and says so in a toast. */
export function isQuiet({ kind }: LiveAction): boolean {
  return quiet.has(kind)
}
