import { Hourglass } from 'lucide-react'
import styled from 'styled-components'
import { useAge } from '@torneo/client'
import { dataAgeWords } from '@torneo/domain/age-words'
import { color, text } from '@torneo/ui/tokens'
import { liveTexts as texts } from '../live-texts'
import { useLate } from './use-late'

interface SyncBannerProps {
  /** Actions that nobody has answered. */
  readonly unsent: number
  readonly isOnline: boolean
  /** When what is shown was last known to be so; ages are not told while the server is heard. */
  readonly asOf: number
}

/** What waits on this device, and how old the rest is. */
export function SyncBanner({ unsent, isOnline, asOf }: SyncBannerProps) {
  const isShown = useLate(unsent > 0 || !isOnline)
  // There before its words come, or readers miss the first ones. Only the count is said: the age grows silently.
  return (
    <Root $shown={isShown}>
      {isShown && <Hourglass size={20} aria-hidden />}
      <div>
        <strong role="status">{isShown && (unsent > 0 ? texts.unsent(unsent) : texts.offline)}</strong>
        {isShown && <p>{!isOnline && <><Age asOf={asOf} />. </>}{texts.goesOn}</p>}
      </div>
    </Root>
  )
}

function Age({ asOf }: { readonly asOf: number }) {
  return dataAgeWords(useAge(asOf) ?? 0)
}

const Root = styled.div<{ $shown: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: ${({ $shown }) => ($shown ? '8px 16px' : 0)};
  background: ${({ $shown }) => ($shown ? color.warningSoft : 'none')};
  ${text(13)}
  svg { flex: none; color: ${color.warning}; }
  strong { font-weight: 700; }
  p { color: ${color.muted}; }
`
