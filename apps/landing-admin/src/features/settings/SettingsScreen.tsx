import { useSession } from '@torneo/client'
import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { EditorScreen } from '../../parts/EditorScreen'
import { ContactForm } from './ContactForm'
import { EventForm } from './EventForm'
import { FooterForm } from './FooterForm'
import { settingsReads, useLandingSettingsQuery } from './settings-api'
import { SettingsColumns } from './SettingsColumns'
import { settingsTexts } from './settings-texts'
import { SiteForm } from './SiteForm'
import { SocialForm } from './SocialForm'
import { SystemBlock } from './SystemBlock'
import { theTournament, tournamentReads } from './tournament-api'
import { mayName, TournamentPart } from './TournamentPart'

SettingsScreen.readAhead = ((read, { role }) => [
  read(settingsReads.endpoints.landingSettings),
  ...mayName(role) ? [read(tournamentReads.endpoints.landingTournament, theTournament)] : [],
]) satisfies ReadAhead

const waiting = (lines: number) => <Card><Skeleton lines={lines} height={28} /></Card>
const skeleton = <SettingsColumns left={<>{waiting(12)}{waiting(8)}{waiting(4)}</>} right={<>{waiting(6)}{waiting(10)}{waiting(6)}</>} />

/** Spec 1 §2 Settings: five forms over one record that save alone, the tournament's own, and the system block. */
export default function SettingsScreen() {
  const read = useLandingSettingsQuery(undefined, anew)
  const { user } = useSession()
  // In the shorter column, so that neither ends with a hole.
  const isNaming = mayName(user?.role ?? '')
  return (
    <EditorScreen read={read} texts={settingsTexts} skeleton={skeleton}>
      {(settings) => (
        <SettingsColumns
          left={<><TournamentPart /><SiteForm settings={settings} /><SocialForm settings={settings} />{!isNaming && <SystemBlock />}</>}
          right={<><ContactForm settings={settings} /><EventForm settings={settings} /><FooterForm settings={settings} />{isNaming && <SystemBlock />}</>}
        />
      )}
    </EditorScreen>
  )
}
