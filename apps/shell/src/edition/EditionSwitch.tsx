import { retryableLazy } from '@torneo/client'
import type { Edition } from '@torneo/contracts/site/edition'
import { Suspense } from 'react'
import styled from 'styled-components'
import { editionLine } from './edition-line'
import { editionTexts as texts } from './edition-texts'

const EditionButton = retryableLazy(() => import('./EditionButton').catch(() => ({ default: YearLine })))

/** The edition's year below the tournament's name; the button of a menu once there are earlier editions (B39). */
export function EditionSwitch({ edition: { year, earlier = [] } }: { readonly edition: Edition }) {
  if (earlier.length === 0) return <YearLine year={year} />
  return (
    <Suspense fallback={<YearLine year={year} />}>
      <EditionButton year={year} earlier={earlier} />
    </Suspense>
  )
}

function YearLine({ year }: { readonly year: number }) {
  return <Line>{texts.edition(year)}</Line>
}

const Line = styled.span`
  display: block;
  ${editionLine}
`
