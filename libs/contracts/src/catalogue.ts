import { aboutEndpoints } from './about'
import { accountEndpoints } from './account'
import { activityEndpoints } from './activity'
import { alertEndpoints } from './alerts'
import { auditEndpoints } from './audit'
import { binEndpoints } from './bin'
import { ctaEndpoints } from './cta'
import { dashboardEndpoints } from './dashboard'
import { editionEndpoints } from './edition'
import type { Endpoint } from './endpoint'
import { galleryEndpoints } from './gallery-groups'
import { hallOfFameEndpoints } from './hall-of-fame'
import { heroEndpoints } from './hero'
import { historyEndpoints } from './history'
import { landingSportEndpoints } from './landing-sports'
import { matchBoardEndpoints } from './match-boards'
import { matchCommandEndpoints } from './match-commands'
import { matchEndingEndpoints } from './match-endings'
import { matchEventEndpoints } from './match-events'
import { matchLogEndpoints } from './match-log'
import { matchEndpoints } from './matches'
import { ownAccountEndpoints } from './own-account'
import { passEndpoints } from './passes'
import { playerEndpoints } from './players'
import { previewEndpoints } from './preview'
import { promotionEndpoints } from './promotions'
import { publicEndpoints } from './public'
import { recordNameEndpoints } from './record-names'
import { releaseEndpoints } from './releases'
import { scheduleEndpoints } from './schedule'
import { scheduledSaveEndpoints } from './scheduled-saves'
import { scorersEndpoints } from './scorers'
import { secondFactorEndpoints } from './second-factor'
import { settingsEndpoints } from './settings'
import { sponsorEndpoints } from './sponsors'
import { standingsEndpoints } from './standings'
import { storageEndpoints } from './storage'
import { storedImageEndpoints } from './stored-images'
import { suspensionEndpoints } from './suspensions'
import { systemEndpoints } from './system'
import { teamEndpoints } from './teams'
import { tournamentSportEndpoints } from './tournament-sports'
import { tournamentEndpoints } from './tournaments'
import { userEndpoints } from './users'

/** Every call of the contract: read by the OpenAPI page, the fake API and the permission matrix. */
export const allEndpoints: readonly Endpoint[] = [
  accountEndpoints, ownAccountEndpoints, secondFactorEndpoints, userEndpoints,
  heroEndpoints, aboutEndpoints, landingSportEndpoints, scheduleEndpoints, galleryEndpoints, sponsorEndpoints, hallOfFameEndpoints, ctaEndpoints,
  settingsEndpoints, storageEndpoints, storedImageEndpoints, publicEndpoints, editionEndpoints, alertEndpoints,
  tournamentSportEndpoints, promotionEndpoints, teamEndpoints, playerEndpoints, matchEndpoints, matchCommandEndpoints, matchEndingEndpoints,
  matchEventEndpoints, matchLogEndpoints, suspensionEndpoints, passEndpoints, matchBoardEndpoints,
  standingsEndpoints, scorersEndpoints, tournamentEndpoints, dashboardEndpoints, activityEndpoints, historyEndpoints, recordNameEndpoints, scheduledSaveEndpoints, previewEndpoints, binEndpoints, auditEndpoints, releaseEndpoints, systemEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
