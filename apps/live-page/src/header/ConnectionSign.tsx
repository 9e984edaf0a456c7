import { dataAgeWords } from '@torneo/domain/age-words'
import { ConnectionPill } from '@torneo/ui/ConnectionPill'
import type { TournamentState } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import { useNow } from '../parts/use-now'

/** Whether news come in, and how old what is shown is. */
export function ConnectionSign({ connection, asOf }: Pick<TournamentState, 'connection' | 'asOf'>) {
  const now = useNow(1000)
  const age = connection === 'online' ? liveTexts.upToDate : asOf === null ? undefined : dataAgeWords(now - asOf)
  return <ConnectionPill state={connection} age={age} />
}
