import { Images } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useSession } from '@torneo/client'
import { type Tournament, tournamentEndpoints } from '@torneo/contracts/tournaments'
import { mayCall } from '@torneo/domain/permissions'
import { lazyModal } from '@torneo/panel/lazy-modal'
import { type Prefetch, refetchStale } from '@torneo/panel/prefetch'
import { Button } from '@torneo/ui/Button'
import { Card } from '@torneo/ui/Card'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Skeleton } from '@torneo/ui/Skeleton'
import { color, flexWrap, gridGap, text } from '@torneo/ui/tokens'
import { EditorScreen } from '../../parts/EditorScreen'
import { settingsApi } from './settings-api'
import { ContactForm, EventForm, FooterForm, SiteForm, SocialForm } from './SettingsForms'
import { settingsTexts, settingsTitles, systemFacts } from './settings-texts'
import { theTournament, tournamentReads, useLandingTournamentQuery } from './tournament-api'
import { tournamentTexts } from './tournament-texts'
import { TournamentForm } from './TournamentForm'
import { unusedTexts } from './unused-images-texts'

SettingsScreen.prefetch = ((read, { role }) => [
  settingsApi.prefetch(read),
  ...mayName(role) ? [read(tournamentReads.endpoints.landingTournament, theTournament)] : [],
]) satisfies Prefetch

const waiting = (lines: number) => <Card><Skeleton lines={lines} height={28} /></Card>
const skeleton = <SettingsColumns left={<>{waiting(12)}{waiting(8)}{waiting(4)}</>} right={<>{waiting(6)}{waiting(10)}{waiting(6)}</>} />

/** Spec 1 §2 Settings: five forms over one record that save alone, the tournament's own, and the system block. */
export default function SettingsScreen() {
  const { user } = useSession()
  // In the shorter column, so that neither ends with a hole.
  const isNaming = mayName(user?.role ?? '')
  const tournament = useLandingTournamentQuery(theTournament, { ...refetchStale, skip: !isNaming })
  return (
    <EditorScreen api={settingsApi} texts={settingsTexts} skeleton={skeleton}>
      {(settings) => tournament.isLoading ? skeleton : (
        <SettingsColumns
          left={<>{isNaming && <TournamentPart {...tournament} />}<SiteForm settings={settings} /><SocialForm settings={settings} />{!isNaming && <SystemBlock />}</>}
          right={<><ContactForm settings={settings} /><EventForm settings={settings} /><FooterForm settings={settings} />{isNaming && <SystemBlock />}</>}
        />
      )}
    </EditorScreen>
  )
}

// By the room that is there, not the window's: the sidebar may be wide or a rail.
const Room = styled.div`
  container-type: inline-size;
  min-width: 0;
`

const Columns = styled.div`
  ${gridGap('20px')}
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  > div { display: grid; gap: 20px; min-width: 0; }

  @container (min-width: 840px) {
    gap: 24px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div { gap: 24px; }
  }
`

interface SettingsColumnsProps {
  readonly left: ReactNode
  readonly right: ReactNode
}

/** Two columns of cards, one under the other where there is no room. */
function SettingsColumns({ left, right }: SettingsColumnsProps) {
  return <Room><Columns><div>{left}</div><div>{right}</div></Columns></Room>
}

const Block = styled(Card)`
  ${gridGap('12px')}

  > h2 { ${text(20)} }

  dl > div {
    ${flexWrap('0 16px', 'normal', 'space-between')}
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    :last-child { padding-bottom: 0; }
  }

  dt { color: ${color.muted}; }
  dd { font-weight: 600; }
  > button { justify-self: start; }
`

const UnusedImagesModal = lazyModal(() => import('./UnusedImagesModal'), { title: () => unusedTexts.title, size: 'lg' })

/** Fixed texts about the panel (R26), followed by the unused images. */
function SystemBlock() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block>
      <h2>{settingsTitles.system}</h2>
      <dl>{systemFacts.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
      <Button size="sm" icon={<Images size={16} aria-hidden />} onPointerEnter={UnusedImagesModal.prefetch} onFocus={UnusedImagesModal.prefetch}
        onClick={() => setOpen(true)}>
        {unusedTexts.open}
      </Button>
      {isOpen && <UnusedImagesModal onClose={() => setOpen(false)} />}
    </Block>
  )
}

/** Whether a role may change the tournament's name and year; the service answers others 403. */
const mayName = (role: string) => mayCall(role, tournamentEndpoints.update)

interface TournamentPartProps {
  readonly data?: Tournament | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function TournamentPart({ data, refetch, isFetching }: TournamentPartProps) {
  if (data) return <TournamentForm tournament={data} />
  return <ErrorPane title={tournamentTexts.unread} text={tournamentTexts.unreadWhy} onRetry={() => void refetch()} busy={isFetching} />
}
