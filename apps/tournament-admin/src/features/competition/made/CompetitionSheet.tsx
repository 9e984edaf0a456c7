import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { PrintContext } from '@torneo/panel/screen/use-print'
import { PaperPage } from '@torneo/ui/layout/Paper'
import type { ReactNode } from 'react'
import { paperTexts as texts } from '../../../parts/paper/paper-texts'
import { readSport } from '../../../parts/paper/read-sport'
import { ResultsPaper, SportOnPaper } from '../../../parts/paper/SportOnPaper'

/** Prepares the tables, brackets and results of a sport. */
export const competitionSheet = async ({ read, foot }: PrintContext, sport: TournamentSport): Promise<ReactNode> => (
  <ResultsPaper>
    <PaperPage title={`${texts.competition} · ${sport.name}`} foot={foot}>
      <SportOnPaper {...await readSport(read, sport)} />
    </PaperPage>
  </ResultsPaper>
)
