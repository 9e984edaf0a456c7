import type { About } from '@torneo/contracts/content/about'
import { defaultCtaButtonType, type Cta } from '@torneo/contracts/content/cta'
import type { GalleryGroup, GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { Hero } from '@torneo/contracts/content/hero'
import type { LandingSport } from '@torneo/contracts/content/landing-sports'
import type { News } from '@torneo/contracts/content/news'
import type { LandingPage } from '@torneo/contracts/content/pages'
import type { ScheduleEvent } from '@torneo/contracts/content/schedule'
import type { Sponsor } from '@torneo/contracts/content/sponsors'
import { defaultRound, type Match } from '@torneo/contracts/match/matches'
import type { User } from '@torneo/contracts/people/users'
import { type Appearance, defaultAppearance } from '@torneo/contracts/site/appearance'
import type { PublicLanding } from '@torneo/contracts/site/public'
import { defaultPageStyle, defaultPrimaryColor, type Settings } from '@torneo/contracts/site/settings'
import { perNetwork } from '@torneo/contracts/site/social-networks'
import { noPlayerStats, type Player } from '@torneo/contracts/tournament/players'
import { defaultPromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import { defaultTeamColor, type Promotion } from '@torneo/contracts/tournament/promotions'
import type { Suspension } from '@torneo/contracts/tournament/suspensions'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import type { Team } from '@torneo/contracts/tournament/teams'
import { defaultSportRules, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'

let count = 0

function nextId(): string {
  count += 1
  return `0190a1b2c3d4e${count.toString(16).padStart(7, '0')}`
}

function record() {
  return { id: nextId(), createdAt: '2025-11-01T12:00:00.000Z', updatedAt: '2025-11-08T12:00:00.000Z', rev: 1 }
}

export function aUser(fields: Partial<User> = {}): User {
  const base = record()
  const id = fields.id ?? base.id
  return {
    ...base,
    userId: id,
    email: 'lucia@torneo.local',
    name: 'Lucía Ferreyra',
    role: 'super',
    promotionId: null,
    active: true,
    createdBy: '',
    prefs: {},
    ...fields,
  }
}

/** Content of a landing page before anything was saved. */
export const emptyLanding: PublicLanding = {
  hero: null,
  about: null,
  cta: null,
  settings: null,
  landingSports: [],
  schedule: [],
  galleryGroups: [],
  sponsors: [],
  hallOfFame: [],
  news: [],
  pages: [],
}

export function aHero(fields: Partial<Hero> = {}): Hero {
  return {
    ...record(),
    title: 'Torneo de Exalumnos 2025',
    subtitle: 'Volvemos a la cancha',
    description: 'Un fin de semana, treinta promociones.',
    logoImage: '',
    backgroundImage: '',
    ctaText: 'Inscribe a tu promo',
    ctaLink: '/inscripcion',
    ctaVisible: true,
    ...fields,
  }
}

export function aTournamentSport(fields: Partial<TournamentSport> = {}): TournamentSport {
  return {
    ...record(),
    name: 'Fútbol',
    icon: '⚽',
    description: '',
    rules: defaultSportRules,
    active: true,
    order: 100,
    ...fields,
  }
}

export function anAbout(fields: Partial<About> = {}): About {
  return {
    ...record(),
    title: 'Sobre el torneo',
    description: 'Desde 1998 las promociones vuelven a encontrarse en la cancha.',
    quote: 'Nadie se va del todo del colegio.',
    highlights: ['Seis deportes', 'Treinta promociones', 'Un fin de semana'],
    ...fields,
  }
}

export function aCta(fields: Partial<Cta> = {}): Cta {
  return {
    ...record(),
    title: '¿Juegas este año?',
    description: 'Inscribe a tu promo antes del 31 de octubre.',
    buttonType: defaultCtaButtonType,
    buttonText: 'Inscribir mi promo',
    additionalInfo: 'Cupos limitados por deporte.',
    until: '',
    ...fields,
  }
}

export function someSettings(fields: Partial<Settings> = {}): Settings {
  return {
    ...record(),
    siteName: 'Torneo de Exalumnos',
    primaryColor: defaultPrimaryColor,
    pageStyle: defaultPageStyle,
    logo: 'https://example.org/escudo.png',
    contactEmail: 'hola@torneo.org',
    contactPhone: '+54 11 5555 0101',
    contactAddress: 'Av. San Martín 1200',
    eventDate: '15 y 16 de noviembre',
    eventTime: 'Desde las 9',
    eventLocation: 'Campo de deportes',
    eventRegistration: 'Abierta hasta octubre',
    footerDescription: 'El encuentro anual de las promociones.',
    footerTagline: 'Volvemos a la cancha',
    ...perNetwork(() => ''),
    socialMediaInstagram: 'https://instagram.com/torneo',
    ...fields,
  }
}

/** Settings that the first save starts from. */
export function blankSettings(): Settings {
  return {
    ...record(),
    siteName: '',
    primaryColor: defaultPrimaryColor,
    pageStyle: defaultPageStyle,
    logo: '',
    contactEmail: '',
    contactPhone: '',
    contactAddress: '',
    eventDate: '',
    eventTime: '',
    eventLocation: '',
    eventRegistration: '',
    footerDescription: '',
    footerTagline: '',
    ...perNetwork(() => ''),
  }
}

export function anAppearance(fields: Partial<Appearance> = {}): Appearance {
  return { ...record(), ...defaultAppearance, ...fields }
}

export function aSponsor(fields: Partial<Sponsor> = {}): Sponsor {
  return {
    ...record(),
    name: 'Panadería Roma',
    logo: '',
    website: 'https://panaderiaroma.example',
    tier: 'gold',
    priority: null,
    ...fields,
  }
}

export function aLandingSport(fields: Partial<LandingSport> = {}): LandingSport {
  return {
    ...record(),
    name: 'Fútbol',
    icon: '⚽',
    description: 'Once por lado, en la cancha grande.',
    category: 'Masculino',
    priority: null,
    ...fields,
  }
}

export function aScheduleEvent(fields: Partial<ScheduleEvent> = {}): ScheduleEvent {
  return {
    ...record(),
    title: 'Ceremonia de apertura',
    date: '2025-11-15',
    time: '09:00',
    location: 'Campo de deportes',
    description: '',
    type: 'ceremony',
    ...fields,
  }
}

export function aHallOfFameEntry(fields: Partial<HallOfFameEntry> = {}): HallOfFameEntry {
  return { ...record(), year: 2024, category: 'Fútbol', winner: 'Promo 98', description: '', image: '', ...fields }
}

const article = { text: '<p>Todo listo.</p>', images: [], file: '', fileName: '', fileSize: 0 }

export function aNewsItem(fields: Partial<News> = {}): News {
  return {
    ...record(),
    ...article,
    title: 'Se sortearon las zonas',
    slug: 'se-sortearon-las-zonas',
    date: '2025-11-10',
    image: '',
    alt: '',
    videoUrl: '',
    pinned: false,
    ...fields,
  }
}

export function aLandingPage(fields: Partial<LandingPage> = {}): LandingPage {
  return { ...record(), ...article, title: 'Reglamento', slug: 'reglamento', priority: null, ...fields }
}

export function aGalleryPhoto(fields: Partial<GalleryPhoto> = {}): GalleryPhoto {
  return { url: `/api/storage/buckets/gallery/files/${nextId()}/view`, alt: 'La tribuna', year: 2025, ...fields }
}

/** `images` and `imageCount` are derived from the photos. */
export function aGalleryGroup({
  photos = [],
  ...fields
}: Partial<Omit<GalleryGroup, 'images' | 'imageCount'>> = {}): GalleryGroup {
  return {
    ...record(),
    title: 'Inauguración 2025',
    description: '',
    coverImage: '',
    date: '8 de noviembre de 2025',
    photos,
    images: photos.map(({ url }) => url),
    imageCount: photos.length,
    ...fields,
  }
}

/** A match between two known teams. */
type PairedMatch = Match & { readonly homeTeamId: string; readonly awayTeamId: string }

/** A match whose teams do not exist by default. A test of an open side sets its id to null afterwards. */
export function aMatch(fields: Partial<Match> = {}): PairedMatch {
  const match: Match = {
    ...record(),
    tournamentId: defaultTournamentId,
    sportId: 's1',
    homeTeamId: 't1',
    awayTeamId: 't2',
    date: '2025-11-15',
    time: '16:00',
    location: 'Campo de deportes',
    round: defaultRound,
    referee: '',
    field: '',
    status: 'scheduled',
    isLive: false,
    homeScore: 0,
    awayScore: 0,
    currentMinute: 0,
    currentHalf: 1,
    sport: null,
    homeTeam: null,
    awayTeam: null,
    ...fields,
  }
  return match as PairedMatch
}

/** A promotion without a captain. */
export function aPromotion(fields: Partial<Promotion> = {}): Promotion {
  return {
    ...record(),
    year: 1998,
    name: 'Promo 98',
    category: defaultPromotionCategory,
    color: defaultTeamColor,
    logo: '',
    description: '',
    captainId: null,
    ...fields,
  }
}

/** A team whose sport and promotion do not exist by default. */
export function aTeam(fields: Partial<Team> = {}): Team {
  return {
    ...record(),
    name: 'Promo 98 Fútbol',
    sportId: 's1',
    promotionId: 'p1',
    logo: '',
    color: defaultTeamColor,
    promotionYear: 1998,
    promotionColor: defaultTeamColor,
    category: defaultPromotionCategory,
    stats: noTeamStats,
    ...fields,
  }
}

/** A suspension for one match after a red card. Neither player nor match exists by default. */
export function aSuspension(fields: Partial<Suspension> = {}): Suspension {
  return {
    playerId: 'p1',
    playerName: 'Ana Ríos',
    playerNumber: 10,
    teamId: 't1',
    matchId: 'm0',
    date: '2025-11-08',
    cause: 'red',
    left: 1,
    matchIds: [],
    lift: null,
    ...fields,
  }
}

/** A player whose team does not exist by default. */
export function aPlayer(fields: Partial<Player> = {}): Player {
  return {
    ...record(),
    teamId: 't1',
    name: 'Ana Ríos',
    number: 10,
    position: 'Delantera',
    photo: '',
    stats: noPlayerStats,
    left: false,
    ...fields,
  }
}
