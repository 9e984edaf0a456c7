import { useToast } from '@torneo/client'
import type { Player } from '@torneo/contracts/tournament/players'
import { downloadCsv } from '@torneo/panel/screen/download-csv'
import { usePrint } from '@torneo/panel/screen/use-print'
import { Button } from '@torneo/ui/buttons/Button'
import { Download, Printer } from 'lucide-react'
import { rosterTexts } from './roster-texts'

interface RosterOutputProps {
  readonly title: string
  readonly subtitle: string
  readonly players: readonly Player[]
}

/** Buttons that export and print a roster; none while it is empty. */
export function RosterOutput({ title, subtitle, players }: RosterOutputProps) {
  const toast = useToast()
  const { sheet, isPreparing, print } = usePrint()
  const handlePrint = () =>
    print(async ({ foot }) => (await import('./RosterSheet')).rosterSheet({ title, subtitle, players, foot }))
  const exportCsv = () =>
    import('./roster-csv').then(
      ({ rosterCsv }) => downloadCsv(`${fileName(`lista ${title} ${subtitle}`)}.csv`, rosterCsv(players)),
      () => toast.error(rosterTexts.exportFailed),
    )
  if (players.length === 0) return null
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Download size={16} aria-hidden />} onClick={() => void exportCsv()}>
        {rosterTexts.export}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Printer size={16} aria-hidden />}
        busy={isPreparing}
        onClick={() => void handlePrint()}>
        {rosterTexts.print}
      </Button>
      {sheet}
    </>
  )
}

/** Keeps letters and digits only, so that every system accepts the name. */
function fileName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
