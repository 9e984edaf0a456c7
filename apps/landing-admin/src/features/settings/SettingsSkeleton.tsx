import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { gridGap, media } from '@torneo/ui/tokens'
import { SettingsColumns } from './SettingsColumns'
import { settingsTitles as titles } from './settings-texts'
import { tournamentTexts } from './tournament-texts'

/** Lines of text under a card's title, and the pixels of its fields; 0 is one line, as high as the screen has them. */
const shapes: readonly (readonly [title: string, lines: number, fields: readonly number[]])[] = [
  [tournamentTexts.title, 3, [0, 0]], [titles.site, 1, [0, 72, 184, 0]], [titles.social, 4, [0, 0, 0, 0]],
  [titles.contact, 3, [0, 64]], [titles.event, 3, [0, 0, 0, 64]], [titles.footer, 1, [84, 0]], [titles.system, 0, [96, 32]],
]

/** In the shape of the cards that come. */
export function SettingsSkeleton({ isNaming }: { readonly isNaming: boolean }) {
  const cards = shapes.map(([title, lines, fields]) => [title, (
    <Bones key={title} aria-hidden>
      <Skeleton height={24} width="45%" />
      {lines > 0 && <Skeleton lines={lines} />}
      {fields.map((height, place) => (
        // Fields have no other name.
        <Field key={place} data-second={(title === tournamentTexts.title && place === 1) || undefined} style={height > 0 ? { height: height + 22 } : undefined}>
          <Skeleton width={[72, 104, 88][place % 3]} height={14} />
          <Skeleton />
        </Field>
      ))}
      {lines > 0 && <Foot><Skeleton /></Foot>}
    </Bones>
  )])
  return <SettingsColumns isNaming={isNaming} card={Object.fromEntries(cards)} />
}

const Bones = styled(Card)`
  ${gridGap('20px')}
`

// A label and what is typed into, which is higher for a finger.
const Field = styled.div`
  display: grid;
  grid-template-rows: 14px 1fr;
  gap: 8px;
  height: 62px;
  ${media.belowDesktop} { height: 70px; }
  /* The year stands in the name's line. */
  ${media.fromTable} { &[data-second] { display: none; } }
`

// The way to save; on a phone it comes with the first change.
const Foot = styled.div`
  height: 58px;
  padding-top: 18px;
  ${media.phone} { display: none; }
`
