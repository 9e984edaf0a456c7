import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { Card } from '@torneo/ui/layout/Card'
import { Stack } from '@torneo/ui/layout/Stack'
import { media } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { settingsTitles as titles } from './settings-texts'
import { SettingsColumns } from './SettingsColumns'
import { tournamentTexts } from './tournament-texts'

/** Lines of text below a card's title, and the heights of its fields in pixels; 0 is a single line. */
const shapes: readonly (readonly [title: string, lines: number, fields: readonly number[]])[] = [
  [tournamentTexts.title, 3, [0, 0]],
  [titles.page, 0, [56, 32]],
  [titles.site, 1, [0, 72, 120, 184, 0]],
  [titles.social, 4, [0, 0, 0, 0]],
  [titles.contact, 3, [0, 64]],
  [titles.event, 3, [0, 0, 0, 64]],
  [titles.footer, 1, [84, 0]],
  [titles.system, 0, [96, 32]],
]

/** Skeleton of the cards. */
export function SettingsSkeleton(shown: { readonly isNaming: boolean; readonly hasPage: boolean }) {
  const cards = shapes.map(([title, lines, fields]) => [
    title,
    <Stack as={Card} $gap={20} key={title} aria-hidden>
      <Skeleton height={24} width="45%" />
      {lines > 0 && <Skeleton lines={lines} />}
      {fields.map((height, index) => (
        // Skeleton fields have no other key.
        <Field
          key={index}
          data-second={(title === tournamentTexts.title && index === 1) || undefined}
          style={height > 0 ? { height: height + 22 } : undefined}>
          <Skeleton width={[72, 104, 88][index % 3]} height={14} />
          <Skeleton />
        </Field>
      ))}
      {lines > 0 && (
        <Foot>
          <Skeleton />
        </Foot>
      )}
    </Stack>,
  ])
  return <SettingsColumns {...shown} card={Object.fromEntries(cards)} />
}

// Label and input, which is taller on touch devices.
const Field = styled.div`
  display: grid;
  grid-template-rows: 14px 1fr;
  gap: 8px;
  height: 62px;
  ${media.belowDesktop} { height: 70px; }
  /* The year shares the row of the name. */
  ${media.fromTable} { &[data-second] { display: none; } }
`

// Save row, which on a phone appears with the first change.
const Foot = styled.div`
  height: 58px;
  padding-top: 18px;
  ${media.phone} { display: none; }
`
