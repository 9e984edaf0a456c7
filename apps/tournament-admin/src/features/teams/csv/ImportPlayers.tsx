import { useToast } from '@torneo/client'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useCreateAll } from '../../../parts/create-all/use-create-all'
import { CsvImport } from '../../../parts/csv/CsvImport'
import { useCsvFile } from '../../../parts/csv/use-csv-file'
import { playerLabels } from '../../../parts/roster/roster-texts'
import { useCreatePlayers, useReadPlayers } from './batches-api'
import { playerCsvTexts as texts } from './csv-texts'
import { importPlayers } from './import-players'

interface ImportPlayersProps {
  readonly teams: readonly Team[]
  readonly sports: readonly TournamentSport[]
  readonly onClose: () => void
}

/** Players of all teams from one file. */
export default function ImportPlayers({ teams, sports, onClose }: ImportPlayersProps) {
  const [send] = useCreatePlayers()
  const [readPlayers] = useReadPlayers()
  const toast = useToast()
  const file = useCsvFile(async (text) => {
    const { items } = await readPlayers({ query: {} }).unwrap()
    return importPlayers(text, { sports, teams, players: items })
  })
  const creation = useCreateAll(
    (call: Parameters<typeof send>[0] & { key: string }) => send(call).unwrap(),
    ({ items }) => toast.success(texts.created(items.length)),
  )
  return <CsvImport texts={texts} labels={playerLabels} file={file} creation={creation} onClose={onClose} />
}
