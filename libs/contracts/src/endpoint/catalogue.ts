import { closingEndpoints } from '../competition/closing'
import { competitionEndpoints } from '../competition/competitions'
import { decisionEndpoints } from '../competition/decisions'
import { generalCupEndpoints } from '../competition/general-cup'
import { aboutEndpoints } from '../content/about'
import { ctaEndpoints } from '../content/cta'
import { galleryEndpoints } from '../content/gallery-groups'
import { hallOfFameEndpoints } from '../content/hall-of-fame'
import { hallOfFameOfferEndpoints } from '../content/hall-of-fame-offers'
import { heroEndpoints } from '../content/hero'
import { landingSportEndpoints } from '../content/landing-sports'
import { newsEndpoints } from '../content/news'
import { landingPageEndpoints } from '../content/pages'
import { previewEndpoints } from '../content/preview'
import { scheduleEndpoints } from '../content/schedule'
import { scheduledSaveEndpoints } from '../content/scheduled-saves'
import { sponsorEndpoints } from '../content/sponsors'
import { documentEndpoints } from '../files/documents'
import { storageEndpoints } from '../files/storage'
import { storedImageEndpoints } from '../files/stored-images'
import { callAlertEndpoints } from '../match/call-alerts'
import { lineUpEndpoints } from '../match/line-ups'
import { matchBatchEndpoints } from '../match/match-batches'
import { matchBoardEndpoints } from '../match/match-boards'
import { matchCallEndpoints } from '../match/match-calls'
import { matchCommandEndpoints } from '../match/match-commands'
import { matchEndingEndpoints } from '../match/match-endings'
import { matchEventEndpoints } from '../match/match-events'
import { matchLogEndpoints } from '../match/match-log'
import { matchPlanEndpoints } from '../match/match-plans'
import { matchReportEndpoints } from '../match/match-reports'
import { matchEndpoints } from '../match/matches'
import { officialLinkEndpoints } from '../match/official-links'
import { officialEndpoints } from '../match/officials'
import { accountEndpoints } from '../people/account'
import { ownAccountEndpoints } from '../people/own-account'
import { passEndpoints } from '../people/passes'
import { proofEndpoints } from '../people/proof'
import { secondFactorEndpoints } from '../people/second-factor'
import { userEndpoints } from '../people/users'
import { activityEndpoints } from '../records/activity'
import { auditEndpoints } from '../records/audit'
import { binEndpoints } from '../records/bin'
import { historyEndpoints } from '../records/history'
import { recordNameEndpoints } from '../records/record-names'
import { releaseEndpoints } from '../releases/releases'
import { sectionErrorEndpoints } from '../releases/section-errors'
import { appearanceEndpoints } from '../site/appearance'
import { championsEndpoints } from '../site/champions'
import { dashboardEndpoints } from '../site/dashboard'
import { editionEndpoints } from '../site/edition'
import { publicEndpoints } from '../site/public'
import { settingsEndpoints } from '../site/settings'
import { siteReportEndpoints } from '../site/site-reports'
import { systemEndpoints } from '../site/system'
import { alertEndpoints } from '../tournament/alerts'
import { editionsEndpoints } from '../tournament/editions'
import { eligibilityEndpoints } from '../tournament/eligibility'
import { playerEndpoints } from '../tournament/players'
import { promotionEndpoints } from '../tournament/promotions'
import { scorersEndpoints } from '../tournament/scorers'
import { standingsEndpoints } from '../tournament/standings'
import { suspensionEndpoints } from '../tournament/suspensions'
import { teamEndpoints } from '../tournament/teams'
import { tournamentSportEndpoints } from '../tournament/tournament-sports'
import { tournamentEndpoints } from '../tournament/tournaments'
import type { Endpoint } from './endpoint'

/** Every call of the contract: read by the OpenAPI page, the fake API and the permission matrix. */
export const allEndpoints: readonly Endpoint[] = [
  accountEndpoints,
  ownAccountEndpoints,
  secondFactorEndpoints,
  proofEndpoints,
  userEndpoints,
  heroEndpoints,
  aboutEndpoints,
  landingSportEndpoints,
  scheduleEndpoints,
  galleryEndpoints,
  sponsorEndpoints,
  hallOfFameEndpoints,
  hallOfFameOfferEndpoints,
  ctaEndpoints,
  newsEndpoints,
  landingPageEndpoints,
  settingsEndpoints,
  appearanceEndpoints,
  storageEndpoints,
  storedImageEndpoints,
  documentEndpoints,
  publicEndpoints,
  editionEndpoints,
  championsEndpoints,
  alertEndpoints,
  siteReportEndpoints,
  tournamentSportEndpoints,
  promotionEndpoints,
  teamEndpoints,
  playerEndpoints,
  eligibilityEndpoints,
  matchEndpoints,
  matchBatchEndpoints,
  matchPlanEndpoints,
  matchCommandEndpoints,
  matchEndingEndpoints,
  matchEventEndpoints,
  matchCallEndpoints,
  matchReportEndpoints,
  officialEndpoints,
  officialLinkEndpoints,
  lineUpEndpoints,
  callAlertEndpoints,
  matchLogEndpoints,
  competitionEndpoints,
  decisionEndpoints,
  closingEndpoints,
  generalCupEndpoints,
  suspensionEndpoints,
  passEndpoints,
  matchBoardEndpoints,
  standingsEndpoints,
  scorersEndpoints,
  tournamentEndpoints,
  editionsEndpoints,
  dashboardEndpoints,
  activityEndpoints,
  historyEndpoints,
  recordNameEndpoints,
  scheduledSaveEndpoints,
  previewEndpoints,
  binEndpoints,
  auditEndpoints,
  releaseEndpoints,
  sectionErrorEndpoints,
  systemEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))
