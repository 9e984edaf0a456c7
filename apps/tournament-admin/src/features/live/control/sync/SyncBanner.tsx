import { useAge } from '@torneo/client'
import { formatDataAge } from '@torneo/domain/format/format-age'
import { HelpLink } from '@torneo/panel/screen/HelpLink'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Hourglass } from 'lucide-react'
import styled from 'styled-components'
import { listTexts } from '../../list/list-texts'
import { liveTexts as texts } from '../../live-texts'
import { useDelayed } from './use-delayed'

interface SyncBannerProps {
  /** Number of actions without a response. */
  readonly unsent: number
  readonly isOnline: boolean
  /** Time when the data was last current; its age is hidden while connected. */
  readonly asOf: number
}

/** Banner with the number of unsent actions and the age of the data. */
export function SyncBanner({ unsent, isOnline, asOf }: SyncBannerProps) {
  const isShown = useDelayed(unsent > 0 || !isOnline)
  // Render before there is text, or screen readers miss the first one. They announce the count, not the age.
  return (
    <Root $shown={isShown}>
      {isShown && <Hourglass size={20} aria-hidden />}
      <div>
        <strong role="status">{isShown && (unsent > 0 ? listTexts.unsent(unsent) : texts.offline)}</strong>
        {isShown && (
          <p>
            {!isOnline && (
              <>
                <Age asOf={asOf} />.{' '}
              </>
            )}
            {listTexts.continues}
          </p>
        )}
      </div>
      {isShown && !isOnline && <HelpLink article="si-no-hay-senal">{texts.offlineHelp}</HelpLink>}
    </Root>
  )
}

function Age({ asOf }: { readonly asOf: number }) {
  return formatDataAge(useAge(asOf) ?? 0)
}

const Root = styled.div<{ $shown: boolean }>`
  ${flexRow('12px')}
  padding: ${({ $shown }) => ($shown ? '8px 16px' : 0)};
  background: ${({ $shown }) => ($shown ? color.warningSoft : 'none')};
  ${text(13)}
  svg { flex: none; color: ${color.warning}; }
  strong { font-weight: 700; }
  p { color: ${color.muted}; }
`
