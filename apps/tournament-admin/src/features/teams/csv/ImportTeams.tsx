import { useToast } from '@torneo/client'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { useCreateAll } from '../../../parts/create-all/use-create-all'
import { CsvImport } from '../../../parts/csv/CsvImport'
import { useCsvFile } from '../../../parts/csv/use-csv-file'
import { teamLabels } from '../teams-texts'
import { useCreateTeams } from './batches-api'
import { teamCsvTexts as texts } from './csv-texts'
import { importTeams } from './import-teams'

interface ImportTeamsProps {
  readonly teams: readonly Team[]
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  readonly onClose: () => void
}

/** Teams from a file; a promotion that is not found can be chosen for all its rows. */
export default function ImportTeams({ teams, sports, promotions, onClose }: ImportTeamsProps) {
  const [send] = useCreateTeams()
  const toast = useToast()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [asked, setAsked] = useState<readonly string[]>([])
  const read = (text: string, choices: typeof chosen) =>
    importTeams(text, { sports, promotions, teams, chosen: choices })
  const file = useCsvFile(async (text) => {
    const imported = read(text, chosen)
    setAsked(imported.unknownPromotions)
    return imported
  })
  const creation = useCreateAll(
    (call: Parameters<typeof send>[0] & { key: string }) => send(call).unwrap(),
    ({ items }) => toast.success(texts.created(items.length)),
  )
  const choose = (text: string, promotionId: string) => {
    const next = new Map(chosen).set(text, promotionId)
    setChosen(next)
    file.setImported(read(file.text, next))
  }
  return (
    <CsvImport texts={texts} labels={teamLabels} file={file} creation={creation} onClose={onClose}>
      {(file.imported ? asked : []).map((text) => (
        <SelectField
          key={text}
          label={texts.whichPromotion(text)}
          placeholder={texts.choosePromotion}
          value={chosen.get(text) ?? ''}
          options={promotions.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }))}
          onChange={({ target }) => choose(text, target.value)}
        />
      ))}
    </CsvImport>
  )
}
