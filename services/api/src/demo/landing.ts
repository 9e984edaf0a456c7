import type { About } from '@torneo/contracts/content/about'
import type { Cta } from '@torneo/contracts/content/cta'
import type { HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { Hero } from '@torneo/contracts/content/hero'
import type { LandingSportCategory, LandingSportDraft } from '@torneo/contracts/content/landing-sports'
import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/content/schedule'
import type { SponsorDraft, SponsorTier } from '@torneo/contracts/content/sponsors'
import type { Settings } from '@torneo/contracts/site/settings'
import type { OwnFields } from '../platform/database/repository'
import { galleries } from './galleries'
import type { ImageAddress } from './write-images'

const hero = (imageAddress: ImageAddress): OwnFields<Hero> => ({
  title: 'Torneo de Ex Alumnos 2025',
  subtitle: 'Volvemos a la cancha',
  description: 'Un fin de semana de deporte y reencuentros: todas las promociones, seis disciplinas y un solo colegio.',
  logoImage: imageAddress('escudo-torneo'),
  backgroundImage: imageAddress('final-nocturna'),
  ctaText: 'Inscribe a tu promoción',
  ctaLink: '#inscripcion',
  ctaVisible: true,
})

const about: OwnFields<About> = {
  title: 'Treinta años volviendo al colegio',
  description:
    'Empezó en 1995 con cuatro equipos de fútbol y una parrilla prestada. Hoy son más de cuarenta promociones, ' +
    'seis deportes y familias enteras que se encuentran cada noviembre en las mismas canchas donde aprendieron a jugar. ' +
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
  title: '¿Tu promoción ya tiene equipo?',
  description:
    'Reúne a tu gente, elige los deportes e inscribe a tu promoción.' +
    ' Las listas se pueden completar hasta tres días antes del torneo.',
  buttonType: 'register',
  buttonText: 'Inscribir mi promoción',
  additionalInfo:
    'Inscripciones abiertas hasta el 31 de octubre de 2025. Cada promoción puede presentar un equipo por deporte.',
}

/** Fictitious addresses: `.example` and the prefix 555 are reserved for that. */
const settings = (imageAddress: ImageAddress): OwnFields<Settings> => ({
  siteName: 'Torneo de Ex Alumnos',
  primaryColor: '#E50914',
  pageStyle: 'clasico',
  logo: imageAddress('escudo-torneo'),
  contactEmail: 'contacto@torneoexalumnos.example',
  contactPhone: '+54 11 5550 1995',
  contactAddress: 'Av. de los Jacarandás 1240, entrada por el portón de canchas',
  eventDate: '7, 8 y 9 de noviembre de 2025',
  eventTime: 'Sábado y domingo desde las 9:00',
  eventLocation: 'Campo de deportes del colegio',
  eventRegistration: 'Hasta el 31 de octubre, por promoción y por deporte',
  footerDescription:
    'El encuentro deportivo de todas las promociones, organizado por ex alumnos a beneficio de las becas.',
  footerTagline: 'Una camiseta, todas las promociones',
  socialMediaFacebook: 'https://facebook.example/torneoexalumnos',
  socialMediaInstagram: 'https://instagram.example/torneoexalumnos',
  socialMediaTwitter: 'https://x.example/torneoexalumnos',
  socialMediaYoutube: 'https://youtube.example/@torneoexalumnos',
})

const sport = (icon: string, name: string, category: LandingSportCategory, description: string): LandingSportDraft => ({
  icon,
  name,
  category,
  description,
})

/** Oldest first: lists show the last one first. */
const landingSports: readonly LandingSportDraft[] = [
  sport(
    '🏓',
    'Ping pong',
    'Mixto',
    'Cuadro individual al mejor de cinco juegos. Paletas y pelotas las pone la organización.',
  ),
  sport(
    '🎾',
    'Tenis dobles',
    'Mixto',
    'Parejas de la misma promoción sobre polvo de ladrillo, con sets cortos y tie break.',
  ),
  sport(
    '🏃',
    'Atletismo',
    'Femenino',
    'Cien metros llanos y posta de cuatro por cien: la largada más festejada del sábado.',
  ),
  sport(
    '🏐',
    'Vóley mixto',
    'Mixto',
    'Seis por lado, con al menos tres jugadoras en cancha. También hay cancha de arena.',
  ),
  sport('🏀', 'Básquet', 'Masculino', 'Dos tiempos de veinte minutos en el gimnasio techado, con tribuna llena.'),
  sport(
    '⚽',
    'Fútbol 11',
    'Masculino',
    'La cancha principal, dos tiempos de 35 minutos y la final del domingo bajo las luces.',
  ),
]

const event = (
  type: ScheduleEventType,
  date: string,
  time: string,
  title: string,
  location: string,
  description = '',
): OwnFields<ScheduleEvent> => ({ type, date: `2025-${date}`, time, title, location, description })

const schedule: readonly OwnFields<ScheduleEvent>[] = [
  event(
    'ceremony',
    '10-24',
    '19:30',
    'Sorteo de zonas',
    'Salón de actos',
    'Con capitanes de todas las promociones. Se transmite en vivo.',
  ),
  event(
    'activity',
    '11-01',
    '10:00',
    'Práctica abierta',
    'Cancha auxiliar',
    'Para probar camisetas, rodillas y arqueros.',
  ),
  event('activity', '11-05', '18:00', 'Cierre de listas y entrega de camisetas', 'Secretaría de deportes'),
  event(
    'activity',
    '11-07',
    '18:00',
    'Acreditación de promociones',
    'Portón de canchas',
    'Pulseras para jugadores y familias.',
  ),
  event(
    'ceremony',
    '11-07',
    '20:30',
    'Noche de bienvenida',
    'Patio central',
    'Música, banderas y la foto de todas las promociones.',
  ),
  event(
    'ceremony',
    '11-08',
    '09:00',
    'Inauguración y desfile de banderas',
    'Cancha principal',
    'Palabras de la rectora y encendido de la llama.',
  ),
  event(
    'match',
    '11-08',
    '10:00',
    'Fútbol 11: primera fecha',
    'Cancha principal',
    'Cuatro partidos de la fase de grupos.',
  ),
  event('match', '11-08', '10:30', 'Vóley mixto: fase de grupos', 'Gimnasio y cancha de arena'),
  event('match', '11-08', '14:00', 'Básquet: semifinales', 'Gimnasio techado'),
  event(
    'activity',
    '11-08',
    '16:30',
    'Carrera de 100 metros y posta',
    'Pista de atletismo',
    'Inscripción en la largada, sin límite de edad.',
  ),
  event('match', '11-09', '09:30', 'Tenis y ping pong: finales', 'Canchas de polvo y salón de usos múltiples'),
  event(
    'activity',
    '11-09',
    '12:30',
    'Asado de las promociones',
    'Arboleda',
    'Un fogón por década. Cada promoción trae su postre.',
  ),
  event(
    'match',
    '11-09',
    '18:30',
    'Final de fútbol 11',
    'Cancha principal',
    'Bajo las luces, con relato y tribuna completa.',
  ),
  event(
    'ceremony',
    '11-09',
    '21:00',
    'Premiación y cena de cierre',
    'Patio central',
    'Entrega de copas, Salón de la Fama y fuegos artificiales.',
  ),
]

const companies: readonly (readonly [tier: SponsorTier, name: string, site: string, logo: string])[] = [
  ['gold', 'Banco Arroyo', 'bancoarroyo', 'banco-arroyo'],
  ['gold', 'Energía Lumbre', 'lumbre', 'energia-lumbre'],
  ['gold', 'Transportes Ñandú', 'transportes-nandu', 'transportes-nandu'],
  ['silver', 'Materiales Tuerca', 'tuerca', 'materiales-tuerca'],
  ['silver', 'Panadería La Espiga', 'la-espiga', 'panaderia-la-espiga'],
  ['silver', 'Mirador Centro Óptico', 'opticamirador', 'mirador-centro-optico'],
  ['bronze', 'Gelatería Copo', 'copo', 'gelateria-copo'],
  ['bronze', 'Libros y Coma', 'librosycoma', 'libros-y-coma'],
  ['bronze', 'Estudio Norte', 'estudionorte', 'estudio-norte'],
]

/** Fictitious companies. */
const sponsors = (imageAddress: ImageAddress): SponsorDraft[] =>
  companies.map(([tier, name, site, logo]) => ({
    tier,
    name,
    website: `https://www.${site}.example`,
    logo: imageAddress(logo),
  }))

const winners: readonly (readonly [
  year: number,
  category: string,
  winner: string,
  description: string,
  image?: string,
])[] = [
  [
    2025,
    'Fútbol',
    'Promoción 1998',
    'Tres a dos en la final, con el gol del triunfo en el último minuto.',
    'foto-promo-98',
  ],
  [2025, 'Vóley mixto', 'Promoción 2007', 'Invictas y sin ceder un set en todo el fin de semana.', 'voley-promo-07'],
  [2025, 'Básquet', 'Promoción 2012', 'La primera copa de la promoción más joven del torneo.', 'basquet-promo-12'],
  [2024, 'Fútbol', 'Promoción 1991', 'Bicampeones, con la valla menos vencida de la década.', 'foto-promo-91'],
  [2024, 'Goleador', 'Martín Echeverri', 'Once goles en cinco partidos para la promoción 2004.', 'foto-promo-04'],
  [2024, 'Juego limpio', 'Promoción 1985', 'Cero tarjetas en tres ediciones seguidas.', 'foto-promo-85'],
  [2023, 'Tenis dobles', 'Sofía Barrantes y Pablo Quiroga', 'Dieron vuelta la final después de perder el primer set.'],
  [2023, 'Vóley mixto', 'Promoción 2001', 'Su tercera final consecutiva, y la primera que ganan.'],
  [2022, 'Atletismo', 'Valentina Duarte', 'Récord del torneo en los cien metros: 12,4 segundos.', 'llegada-100-metros'],
  [2019, 'Básquet', 'Promoción 1994', 'Un doble sobre la hora que todavía se comenta en el gimnasio.', 'copa-basquet'],
  [
    2003,
    'Trayectoria',
    'Profesor Ernesto Villalba',
    'Cuarenta años enseñando a jugar, y a perder, con alegría.',
    'archivo-2003-copa',
  ],
  [1998, 'Fútbol', 'Promoción 1982', 'La primera final con tribuna llena.', 'archivo-1998-equipo'],
]

const hallOfFame = (imageAddress: ImageAddress): OwnFields<HallOfFameEntry>[] =>
  winners.map(([year, category, winner, description, image]) => ({
    year,
    category,
    winner,
    description,
    image: image ? imageAddress(image) : '',
  }))

/** Everything on the demo's landing page. */
export const demoLanding = (imageAddress: ImageAddress) => ({
  hero: hero(imageAddress),
  about,
  cta,
  settings: settings(imageAddress),
  landingSports,
  schedule,
  galleryGroups: galleries(imageAddress),
  sponsors: sponsors(imageAddress),
  hallOfFame: hallOfFame(imageAddress),
})
