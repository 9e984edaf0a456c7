import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { Button } from '@torneo/ui/buttons/Button'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { FileDown, FileUp } from 'lucide-react'
import { useReadTournament } from '../../../data/tournament-api'
import { teamsTexts as texts } from '../teams-texts'
import { useReadPlayers } from './batches-api'

interface CsvActionsProps {
  readonly teams: readonly Team[]
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  readonly onImport: (kind: 'teams' | 'players') => void
}

/** Import and export of teams, and of the players of all teams; only teams are imported while there are none. */
export function CsvActions({ teams, sports, promotions, onImport }: CsvActionsProps) {
  const readTournament = useReadTournament()
  const [readPlayers] = useReadPlayers()
  const fail = useFailureToasts()
  const readYear = async () => (await readTournament()).year
  const saveTeams = async () => {
    const [{ exportTeams }, year] = await Promise.all([import('./export-teams'), readYear()])
    exportTeams(teams, { sports, promotions }, year)
  }
  const savePlayers = async () => {
    const [{ exportPlayers }, year, { items }] = await Promise.all([
      import('./export-players'),
      readYear(),
      readPlayers({ query: {} }).unwrap(),
    ])
    exportPlayers(items, teams, sports, year)
  }
  const importing = (kind: 'teams' | 'players', label: string) => ({
    label,
    icon: <FileUp size={18} aria-hidden />,
    onSelect: () => onImport(kind),
  })
  const exporting = (save: () => Promise<void>, label: string) => ({
    label,
    icon: <FileDown size={18} aria-hidden />,
    onSelect: () => void save().catch((error: unknown) => fail(texts.exportFailed, error)),
  })
  if (teams.length === 0)
    return (
      <Button icon={<FileUp size={18} aria-hidden />} onClick={() => onImport('teams')}>
        {texts.importTeams}
      </Button>
    )
  return (
    <span>
      <Menu
        label={texts.csvMenu}
        items={[
          importing('teams', texts.importTeams),
          importing('players', texts.importPlayers),
          exporting(saveTeams, texts.exportTeams),
          exporting(savePlayers, texts.exportPlayers),
        ]}
      />
    </span>
  )
}
