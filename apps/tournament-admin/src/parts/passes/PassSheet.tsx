import type { NewPass } from '@torneo/contracts/people/passes'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { QrCode } from '@torneo/panel/access/QrCode'
import { Paper, PaperPage } from '@torneo/ui/layout/Paper'
import { clampLines } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { passesTexts as texts } from './passes-texts'

export interface PrintedPass {
  readonly created: NewPass
  /** Kick-offs that it is for, in order; empty if unknown. */
  readonly times: readonly string[]
}

/** New passes, a page each. Only a creation returns PIN and link, so no pass is printed later. */
export const passSheet = (passes: readonly PrintedPass[], foot: readonly string[]): ReactNode => (
  <Sheet>
    {passes.map(({ created: { pass, path, pin }, times: [first, ...others] }) => (
      <PaperPage
        key={pass.id}
        title={texts.sheetTitle}
        lead={formatLongDay(pass.scope.date, Number(pass.scope.date.slice(0, 4)))}
        foot={foot}>
        <h2>{pass.title}</h2>
        {first !== undefined && <p>{texts.matches(others.length + 1, first, others.at(-1) ?? first)}</p>}
        <QrCode address={new URL(path, location.origin).href} label={texts.qr} />
        <dl>
          <dt>{texts.pin}</dt>
          <dd>
            {pin.slice(0, 3)} {pin.slice(3)}
          </dd>
        </dl>
        <strong>{texts.until(pass.scope.until)}</strong>
        <ol>
          {texts.howTo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{texts.keepSafe}</p>
      </PaperPage>
    ))}
  </Sheet>
)

const Sheet = styled(Paper)`
  font-size: 13pt;
  text-align: center;
  h1 { font-size: 20pt; }
  h2 { margin: 6mm 0 2mm; font-size: 26pt; line-height: 1.2; ${clampLines(3)} }
  svg { display: block; width: 80mm; margin: 6mm auto; border: 0; }
  dl { margin: 0 0 4mm; }
  dd { margin: 0; font-size: 44pt; font-weight: 800; line-height: 1.1; letter-spacing: 0.08em; }
  ol { max-width: 130mm; margin: 8mm auto; padding-left: 6mm; list-style: decimal; text-align: left; }
  li { margin-top: 2mm; }
`
