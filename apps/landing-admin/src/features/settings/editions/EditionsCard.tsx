import { fillPath } from '@torneo/contracts/endpoint/endpoint'
import { editionsEndpoints } from '@torneo/contracts/tournament/editions'
import { type Tournament } from '@torneo/contracts/tournament/tournaments'
import { openEdition } from '@torneo/domain/records/open-edition'
import { useOpenPart } from '@torneo/panel/record/use-open-dialog'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { CalendarPlus } from 'lucide-react'
import styled from 'styled-components'
import { SettingsTitle } from '../SettingsTitle'
import { editionsTexts as texts } from './editions-texts'
import { TakeBackButton } from './TakeBackButton'

const NewEditionModal = lazyModal(() => import('./NewEditionModal'), { title: () => texts.begin })

/** The editions, newest first, and 'Nueva edición' (B39). */
export function EditionsCard({ editions }: { readonly editions: readonly Tournament[] }) {
  const form = useOpenPart('edicion')
  const current = openEdition(editions)
  const before = editions.find(({ state }) => state === 'archived')
  return (
    <Stack as={Card} $gap={12}>
      <SettingsTitle>{texts.title}</SettingsTitle>
      <List>
        {editions.map(({ id, name, year, state }) => (
          <li key={id}>
            <strong>{year}</strong>
            <ClampedText>{name}</ClampedText>
            {state !== 'archived' && <small>{texts.open}</small>}
            <Links>
              {state === 'archived' && (
                <a href={`/en-vivo?edicion=${year}`} target="_blank" rel="noopener">
                  {texts.see(year)}
                </a>
              )}
              <a
                href={`/api${fillPath(editionsEndpoints.export.path, { id })}`}
                download
                aria-label={texts.exportOf(year)}>
                {texts.export}
              </a>
            </Links>
          </li>
        ))}
      </List>
      <MutedText>{texts.exportWhat}</MutedText>
      {current && (
        <Row $wrap $gap="8px 16px">
          <Button
            size="sm"
            icon={<CalendarPlus size={16} aria-hidden />}
            onPointerEnter={NewEditionModal.prefetch}
            onFocus={NewEditionModal.prefetch}
            onClick={form.open}>
            {texts.begin}
          </Button>
          {before && <TakeBackButton current={current} before={before.year} />}
        </Row>
      )}
      {form.isOpen && current && <NewEditionModal current={current} onClose={form.close} />}
    </Stack>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  > li {
    ${flexWrap('2px 12px', 'baseline')}
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    ${text(14)}
  }

  span { flex: 1; min-width: 8rem; overflow-wrap: anywhere; }
  small { color: ${color.muted}; ${text(13)} }
`

const Links = styled.div`
  ${flexWrap('4px 16px')}
  a { display: inline-flex; align-items: center; min-height: 28px; }
`
