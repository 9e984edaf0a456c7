import { Button } from '@torneo/ui/buttons/Button'
import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { Kbd } from '@torneo/ui/display/Kbd'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import { CalendarClock, FileText, Flag, History } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { EndingKind } from '../../../../parts/endings/ending-kinds'
import { endingsTexts } from '../../../../parts/endings/endings-texts'
import { liveTexts as texts } from '../../live-texts'
import { roomy } from './breakpoints'

interface ControlFootProps {
  /** Null on a touch device, which has no keyboard. */
  readonly areKeysOn: boolean | null
  readonly onKeys: (on: boolean) => void
  readonly onHelp: () => void
  readonly onReport: () => void
  /** Absent if the button is placed elsewhere. */
  readonly onHistory?: (() => void) | undefined
  /** The endings that the match can have now. */
  readonly endings: readonly EndingKind[]
  readonly onEnd: (kind: EndingKind) => void
  /** Absent if there is nothing to finish. */
  readonly onFinish?: (() => void) | undefined
}

/** Keyboard switches of the board, then the buttons that end the match. */
export const ControlFoot = memo(function ControlFoot({
  areKeysOn,
  onKeys,
  onHelp,
  onReport,
  onHistory,
  endings,
  onEnd,
  onFinish,
}: ControlFootProps) {
  return (
    <Root>
      <Switches>
        {areKeysOn !== null && (
          <>
            <Toggle label={texts.keys} checked={areKeysOn} onChange={onKeys} />
            <Help
              type="button"
              aria-label={texts.keysHelp}
              aria-keyshortcuts={areKeysOn ? '?' : undefined}
              onClick={onHelp}>
              <Kbd aria-hidden>?</Kbd>
            </Help>
          </>
        )}
        <Button variant="ghost" size="lg" icon={<FileText size={18} aria-hidden />} onClick={onReport}>
          {texts.report}
        </Button>
        {onHistory && (
          <Button variant="ghost" size="lg" icon={<History size={18} aria-hidden />} onClick={onHistory}>
            {texts.history}
          </Button>
        )}
        {endings.length > 0 && (
          <Menu
            label={endingsTexts.more}
            items={endings.map((kind) => ({
              label: endingsTexts.labels[kind],
              icon: <CalendarClock size={18} aria-hidden />,
              onSelect: () => onEnd(kind),
            }))}
          />
        )}
      </Switches>
      {onFinish && (
        <Button variant="danger" size="lg" icon={<Flag size={18} aria-hidden />} onClick={onFinish}>
          {texts.finish}
        </Button>
      )}
    </Root>
  )
})

const Root = styled.div`
  grid-area: foot;
  align-self: start;
  ${flexWrap('12px 24px', 'center', 'space-between')}
  padding: 12px 16px;
  ${roomy} { padding: 0; }
  ${media.phone} { > button { flex: 1 1 100%; } }
`

const Switches = styled.div`
  ${flexWrap('8px 20px')}
  /* Switch first, directly next to its label. */
  label { flex-direction: row-reverse; gap: 10px; min-height: 48px; }
`

const Help = styled.button`
  ${pressStyles}
  margin-left: -12px;
  border-color: transparent;
  background: transparent;
`
