import { useSession } from '@torneo/client'
import type { Prefetch } from '@torneo/panel/prefetch'
import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { EditorScreen } from '../../parts/EditorScreen'
import { settingsApi } from './settings-api'
import { SettingsColumns } from './SettingsColumns'
import { ContactForm, EventForm, FooterForm, SiteForm, SocialForm } from './SettingsForms'
import { settingsTexts } from './settings-texts'
import { SystemBlock } from './SystemBlock'
import { theTournament, tournamentReads } from './tournament-api'
import { mayName, TournamentPart } from './TournamentPart'

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
  return (
    <EditorScreen api={settingsApi} texts={settingsTexts} skeleton={skeleton}>
      {(settings) => (
        <SettingsColumns
          left={<><TournamentPart /><SiteForm settings={settings} /><SocialForm settings={settings} />{!isNaming && <SystemBlock />}</>}
          right={<><ContactForm settings={settings} /><EventForm settings={settings} /><FooterForm settings={settings} />{isNaming && <SystemBlock />}</>}
        />
      )}
    </EditorScreen>
  )
}
