import { Hourglass } from 'lucide-react'
import styled from 'styled-components'
import { useAge } from '@torneo/client'
import { formatDataAge } from '@torneo/domain/format-age'
import { HelpLink } from '@torneo/panel/HelpLink'
import { color, flexRow, text } from '@torneo/ui/tokens'
import { listTexts } from '../list/list-texts'
import { liveTexts as texts } from '../live-texts'
import { useDelayed } from './use-delayed'

interface SyncBannerProps {
  /** Actions without an answer. */
  readonly unsent: number
  readonly isOnline: boolean
  /** When what is shown was last known to be true; the age is not shown while the server is connected. */
  readonly asOf: number
}

/** What waits on this device, and how old the rest is. */
export function SyncBanner({ unsent, isOnline, asOf }: SyncBannerProps) {
  const isShown = useDelayed(unsent > 0 || !isOnline)
  // Rendered before it has text, or screen readers miss the first one. They hear the count only: the age grows silently.
  return (
    <Root $shown={isShown}>
      {isShown && <Hourglass size={20} aria-hidden />}
      <div>
        <strong role="status">{isShown && (unsent > 0 ? listTexts.unsent(unsent) : texts.offline)}</strong>
        {isShown && <p>{!isOnline && <><Age asOf={asOf} />. </>}{listTexts.goesOn}</p>}
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
