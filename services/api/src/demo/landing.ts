import type { About } from '@torneo/contracts/content/about'
import type { Cta } from '@torneo/contracts/content/cta'
import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { Hero } from '@torneo/contracts/content/hero'
import type { LandingSportCategory, LandingSportDraft } from '@torneo/contracts/content/landing-sports'
import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/content/schedule'
import type { SponsorDraft, SponsorTier } from '@torneo/contracts/content/sponsors'
import { type Appearance, defaultAppearance } from '@torneo/contracts/site/appearance'
import type { Settings } from '@torneo/contracts/site/settings'
import { perNetwork } from '@torneo/contracts/site/social-networks'
import type { OwnFields } from '../platform/database/repository'
import { demoNews, demoPages } from './articles'
import type { DemoCalendar } from './demo-calendar'
import { galleries } from './galleries'
import { readTable } from './read-table'
import type { ImageAddress } from './write-images'

const hero = (imageAddress: ImageAddress, { year }: DemoCalendar): OwnFields<Hero> => ({
  title: `Torneo de Ex Alumnos ${year}`,
  subtitle: 'Volvemos a la cancha',
  description: 'Un fin de semana de deporte y reencuentros: todas las promociones, seis disciplinas y un solo colegio.',
  logoImage: imageAddress('escudo-torneo'),
  backgroundImage: imageAddress('final-nocturna'),
  ctaText: 'Mira el calendario',
  ctaLink: '#calendario',
  ctaVisible: true,
})

const about: OwnFields<About> = {
  title: 'Treinta años volviendo al colegio',
  description:
    'Empezó en 1995 con cuatro equipos de fútbol y una parrilla prestada. Hoy son más de cuarenta promociones, ' +
    'seis deportes y familias enteras que se encuentran cada año en las mismas canchas donde aprendieron a jugar. ' +
    'El torneo lo organizan los propios ex alumnos, y todo lo recaudado va al fondo de becas deportivas.',
  quote: 'Uno deja el colegio una sola vez, pero puede volver todos los años. — Teresa Olmedo, promoción 1985',
  highlights: [
    'Más de 40 promociones y 600 jugadores inscritos',
    'Seis disciplinas en tres sedes, con árbitros oficiales',
    'Categorías Senior, Junior y Master: nadie se queda sin jugar',
    'Resultados y posiciones en vivo desde el teléfono',
    'Todo lo recaudado financia becas deportivas',
  ],
}

const cta: OwnFields<Cta> = {
  title: '¿Tu promoción se quedó afuera?',
  description: 'Reúne a tu gente y escríbenos: te avisamos apenas abra la inscripción de la próxima edición.',
  buttonType: 'register',
  buttonText: 'Escribir a la organización',
  additionalInfo: 'Cada promoción puede presentar un equipo por deporte.',
  until: '',
}

/** Fictitious addresses: `.example` and the prefix 555 are reserved for that. */
const settings = (imageAddress: ImageAddress, { words }: DemoCalendar): OwnFields<Settings> => ({
  siteName: 'Torneo de Ex Alumnos',
  primaryColor: '#14213D',
  pageStyle: 'clasico',
  logo: imageAddress('escudo-torneo'),
  contactEmail: 'contacto@torneoexalumnos.example',
  contactPhone: '+54 11 5550 1995',
  contactAddress: 'Av. de los Jacarandás 1240, entrada por el portón de canchas',
  eventDate: words('{día-1/día+1}'),
  eventTime: 'Desde las 9:00',
  eventLocation: 'Campo de deportes del colegio',
  eventRegistration: 'Por promoción y por deporte, hasta el día del sorteo',
  footerDescription:
    'El encuentro deportivo de todas las promociones, organizado por ex alumnos a beneficio de las becas.',
  footerTagline: 'Una camiseta, todas las promociones',
  ...perNetwork(({ link }) => `https://${link.toLowerCase()}.example/torneoexalumnos`),
})

/** The settings' colour and logo are the same (docs/design/public-page.md). */
const appearance = (imageAddress: ImageAddress): OwnFields<Appearance> => ({
  ...defaultAppearance,
  crest: imageAddress('escudo-torneo'),
  primary: '#14213D',
  titleFace: 'clasica',
})

/** Oldest first: lists show the last one first. */
const landingSports = readTable('landing-sports', ['icon', 'name', 'category', 'description']).map(
  ({ category, ...sport }): LandingSportDraft => ({ ...sport, category: category as LandingSportCategory }),
)

/** Ceremonies keep their hours; what is played today moves with its matches. */
const schedule = ({ day: dayOf, kickOff }: DemoCalendar) =>
  readTable('schedule', ['type', 'day', 'time', 'title', 'location', 'description']).map(
    ({ type, day, time, ...event }): OwnFields<ScheduleEvent> => ({
      ...event,
      type: type as ScheduleEventType,
      ...(type === 'match' ? kickOff(Number(day), time) : { date: dayOf(Number(day)), time }),
    }),
  )

/** Fictitious companies. */
const sponsors = (imageAddress: ImageAddress) =>
  readTable('sponsors', ['tier', 'name', 'website', 'logo']).map(({ tier, name, website, logo }): SponsorDraft => ({
    tier: tier as SponsorTier,
    name,
    website,
    logo: imageAddress(logo),
  }))

const hallOfFame = (imageAddress: ImageAddress, { words }: DemoCalendar) =>
  readTable('hall-of-fame', ['year', 'category', 'winner', 'description', 'image']).map(
    ({ year, image, ...entry }): OwnFields<HallOfFameEntry> => ({
      ...entry,
      year: Number(words(year)),
      image: image && imageAddress(image),
    }),
  )

/** Everything on the demo's landing page. */
export const demoLanding = (imageAddress: ImageAddress, calendar: DemoCalendar) => ({
  hero: hero(imageAddress, calendar),
  about,
  cta,
  settings: settings(imageAddress, calendar),
  appearance: appearance(imageAddress),
  landingSports,
  schedule: schedule(calendar),
  galleryGroups: galleries(imageAddress, calendar),
  sponsors: sponsors(imageAddress),
  hallOfFame: hallOfFame(imageAddress, calendar),
  news: demoNews(imageAddress, calendar),
  pages: demoPages,
})
