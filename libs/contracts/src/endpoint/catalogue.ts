import { aboutEndpoints } from '../content/about'
import { accountEndpoints } from '../people/account'
import { activityEndpoints } from '../records/activity'
import { alertEndpoints } from '../tournament/alerts'
import { auditEndpoints } from '../records/audit'
import { binEndpoints } from '../records/bin'
import { ctaEndpoints } from '../content/cta'
import { dashboardEndpoints } from '../site/dashboard'
import { editionEndpoints } from '../site/edition'
import type { Endpoint } from './endpoint'
import { galleryEndpoints } from '../content/gallery-groups'
import { hallOfFameEndpoints } from '../content/hall-of-fame'
import { heroEndpoints } from '../content/hero'
import { historyEndpoints } from '../records/history'
import { landingSportEndpoints } from '../content/landing-sports'
import { matchBoardEndpoints } from '../match/match-boards'
import { matchCommandEndpoints } from '../match/match-commands'
import { matchEndingEndpoints } from '../match/match-endings'
import { matchEventEndpoints } from '../match/match-events'
import { matchLogEndpoints } from '../match/match-log'
import { matchEndpoints } from '../match/matches'
import { ownAccountEndpoints } from '../people/own-account'
import { passEndpoints } from '../people/passes'
import { playerEndpoints } from '../tournament/players'
import { previewEndpoints } from '../content/preview'
import { promotionEndpoints } from '../tournament/promotions'
import { publicEndpoints } from '../site/public'
import { recordNameEndpoints } from '../records/record-names'
import { releaseEndpoints } from '../releases/releases'
import { scheduleEndpoints } from '../content/schedule'
import { scheduledSaveEndpoints } from '../content/scheduled-saves'
import { scorersEndpoints } from '../tournament/scorers'
import { secondFactorEndpoints } from '../people/second-factor'
import { settingsEndpoints } from '../site/settings'
import { sponsorEndpoints } from '../content/sponsors'
import { standingsEndpoints } from '../tournament/standings'
import { storageEndpoints } from '../files/storage'
import { storedImageEndpoints } from '../files/stored-images'
import { suspensionEndpoints } from '../tournament/suspensions'
import { systemEndpoints } from '../site/system'
import { teamEndpoints } from '../tournament/teams'
import { tournamentSportEndpoints } from '../tournament/tournament-sports'
import { tournamentEndpoints } from '../tournament/tournaments'
import { userEndpoints } from '../people/users'

/** Every call of the contract: read by the OpenAPI page, the fake API and the permission matrix. */
export const allEndpoints: readonly Endpoint[] = [
  accountEndpoints, ownAccountEndpoints, secondFactorEndpoints, userEndpoints,
  heroEndpoints, aboutEndpoints, landingSportEndpoints, scheduleEndpoints, galleryEndpoints, sponsorEndpoints, hallOfFameEndpoints, ctaEndpoints,
  settingsEndpoints, storageEndpoints, storedImageEndpoints, publicEndpoints, editionEndpoints, alertEndpoints,
  tournamentSportEndpoints, promotionEndpoints, teamEndpoints, playerEndpoints, matchEndpoints, matchCommandEndpoints, matchEndingEndpoints,
  matchEventEndpoints, matchLogEndpoints, suspensionEndpoints, passEndpoints, matchBoardEndpoints,
  standingsEndpoints, scorersEndpoints, tournamentEndpoints, dashboardEndpoints, activityEndpoints, historyEndpoints, recordNameEndpoints, scheduledSaveEndpoints, previewEndpoints, binEndpoints, auditEndpoints, releaseEndpoints, systemEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
