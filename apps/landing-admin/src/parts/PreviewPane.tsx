import { useSession } from '@torneo/client'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { memo, useId, useMemo, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { editorTexts } from './editor-texts'
import { PageFrame, type PreviewDraft } from './preview/PageFrame'
import { type Device, useDeviceChoice } from './preview/use-device-choice'
import { useOpenField } from './preview/use-open-field'
import { readLeftTexts } from './unsaved/left-texts'
import { LeftTexts } from './unsaved/LeftTexts'

const Top = styled.div`
  ${flexWrap('8px 16px', 'center', 'space-between')}

  h2 { ${text(16)} font-weight: 700; }
`

const Window = styled.div<{ $device: Device }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $device }) => ($device === 'phone' ? '340px' : 'none')};
  height: clamp(360px, 62vh, 640px);
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.card};

  iframe { border-radius: 0; }
`

const Chrome = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  flex: none;
  min-height: 36px;
  padding: 4px 14px;
  background: ${color.sunken};
  color: ${color.muted};
  ${text(12)}
`

const Dots = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.control};
  box-shadow: 13px 0 ${color.control}, 26px 0 ${color.control};
  opacity: 0.55;
`

/** Stops Enter on a radio from submitting the form that contains the preview. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * The public page itself at the edited part, at the width of a desktop or a phone (B101); empty where the service
 * serves none. A press on a text opens its field. Memoized: renders only for a new draft.
 */
export const PreviewPane = memo(function PreviewPane({ draft }: { readonly draft: PreviewDraft }) {
  const title = useId()
  const { device, choice } = useDeviceChoice(editorTexts.devices)
  const { openField, opening } = useOpenField(draft)
  const { user } = useSession()
  const hasPage = useEditionQuery().data?.page !== undefined
  const [left, setLeft] = useState(() => (user ? readLeftTexts(user.id, draft.name) : []))
  const others = useMemo(
    () => left.map(({ record, draft: { values } }) => ({ name: record, id: undefined, values })),
    [left],
  )
  return (
    <Stack as="section" $gap={12} aria-labelledby={title} onKeyDown={keepEnter}>
      <Top>
        <h2 id={title}>{editorTexts.preview}</h2>
        {choice}
      </Top>
      {left.length > 0 && user && <LeftTexts left={left} onSaved={() => setLeft(readLeftTexts(user.id, draft.name))} />}
      <Window $device={device}>
        <Chrome aria-hidden>
          <Dots />
          <span>{editorTexts.previewAddress}</span>
        </Chrome>
        {hasPage && <PageFrame device={device} draft={draft} others={others} onEdit={openField} isAside />}
      </Window>
      <MutedText>{editorTexts.previewNote}</MutedText>
      {opening}
    </Stack>
  )
})
