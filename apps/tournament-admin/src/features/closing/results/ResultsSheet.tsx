import { formatDay } from '@torneo/domain/format/format-day'
import { Paper } from '@torneo/ui/layout/Paper'
import { PrintSheet } from '@torneo/ui/layout/PrintSheet'
import styled from 'styled-components'
import { today } from '../../../parts/today'
import { resultsTexts as texts } from '../closing-texts'
import { SportResultsBlock } from './SportResultsBlock'
import type { Results } from './use-results'

/** All results on paper, sport by sport, rendered instead of the page. */
export function ResultsSheet({ tournament, sports, now }: Results) {
  return (
    <PrintSheet>
      <Sheet>
        <h1>{tournament === null ? texts.title : `${texts.title} · ${tournament}`}</h1>
        {sports.map((one) => (
          <SportResultsBlock key={one.sport.id} {...one} />
        ))}
        <footer>
          {/* Always print the year: no date matches year 0. */}
          <span>{formatDay(today(now), 0)}</span>
        </footer>
      </Sheet>
    </PrintSheet>
  )
}

const Sheet = styled(Paper)`
  h2 { margin-top: 18pt; padding-bottom: 2pt; border-bottom: 1.5pt solid #000; font-size: 14pt; }
  h3 { margin-top: 12pt; font-size: 12pt; }
  h4 { margin: 8pt 0 2pt; font-size: 10pt; }
  p { margin: 2pt 0; }
  th, td { padding: 3pt 4pt; }
  section + section > h2 { break-before: auto; }
`
