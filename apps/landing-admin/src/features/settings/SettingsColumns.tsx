import { color, flexRow, gridGap, media, text } from '@torneo/ui/theme/tokens'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { editionsTexts } from './editions/editions-texts'
import { settingsTexts, settingsTitles as titles } from './settings-texts'
import { titleId } from './SettingsTitle'
import { tournamentTexts } from './tournament-texts'

interface SettingsColumnsProps {
  /** True when the card of the tournament is shown. */
  readonly isNaming: boolean
  /** True when the card with the page's address is shown. */
  readonly hasPage: boolean
  /** Cards by their titles. */
  readonly card: Readonly<Record<string, ReactNode>>
}

/** Two columns of cards; in a narrow container one column, below a row of links that jump to the cards. */
export function SettingsColumns({ isNaming, hasPage, card }: SettingsColumnsProps) {
  // Puts the system block into the shorter column, so that both end at about the same height.
  const leftTitles = isNaming
    ? [tournamentTexts.title, editionsTexts.title, titles.site, titles.social]
    : [titles.site, titles.social, titles.system]
  const rightTitles = [
    ...(hasPage ? [titles.page] : []),
    titles.contact,
    titles.event,
    titles.footer,
    ...(isNaming ? [titles.system] : []),
  ]
  const jump = (title: string) => {
    const heading = document.getElementById(titleId(title))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <Container>
      <Jumps aria-label={settingsTexts.jumps}>
        {[...leftTitles, ...rightTitles].map((title) => (
          <button key={title} type="button" onClick={() => jump(title)}>
            {title}
          </button>
        ))}
      </Jumps>
      <Columns>
        {[leftTitles, rightTitles].map((column) => (
          <div key={column[0]}>
            {column.map((title) => (
              <Fragment key={title}>{card[title]}</Fragment>
            ))}
          </div>
        ))}
      </Columns>
    </Container>
  )
}

// A container query, because the sidebar may be wide or a rail.
const Container = styled.div`
  container-type: inline-size;
  min-width: 0;
`

// Spans the full width, so that a cut-off link hints at further ones.
const Jumps = styled.nav`
  ${flexRow('8px')}
  margin: -4px -24px 12px;
  padding: 4px 24px;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.phone} { margin-inline: -16px; padding-inline: 16px; }

  > button {
    flex: none;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid ${color.line};
    border-radius: 22px;
    background: ${color.surface};
    color: ${color.text};
    font-weight: 600;
    cursor: pointer;
    ${text(14)}
  }

  @container (min-width: 52.5rem) { display: none; }
`

const Columns = styled.div`
  ${gridGap('20px')}
  align-items: start;

  > div { display: grid; gap: 20px; min-width: 0; }

  @container (min-width: 52.5rem) {
    gap: 24px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div { gap: 24px; }
  }
`
