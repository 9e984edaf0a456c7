import type { SectionId } from '@torneo/contracts/releases/sections'

interface Step {
  readonly section: SectionId
  readonly title: string
  /** Purpose of the step, in one sentence. */
  readonly why: string
  /** Sections whose records its form requires, in the order in which they are created. */
  readonly needs?: readonly SectionId[]
}

export const firstStepsTexts = {
  title: 'Primeros pasos',
  count: (done: number, all: number) => `${done} de ${all} listos`,
  done: 'Listo',
  before: (title: string) => `Antes: ${title}`,
  hide: 'Ocultar',
  page: 'Envía la página',
  pageWhy: 'Ya se ve: manda su dirección al grupo de tu promoción.',
} as const

/** Steps in an order in which each depends only on earlier ones. */
export const firstSteps: readonly Step[] = [
  {
    section: 'appearance',
    title: 'Escudo, colores y aspecto',
    why: 'Tu página se ve tuya desde hoy: no pide nada más.',
  },
  {
    section: 'settings',
    title: 'Nombre y año del torneo',
    why: 'Así se llama en el panel y en la página de las familias.',
  },
  { section: 'users', title: 'Tu equipo de trabajo', why: 'Cada persona entra con su cuenta, y ve lo que le toca.' },
  {
    section: 'tournament_sports',
    title: 'Primer deporte del torneo',
    why: 'Dice cómo se juega: los tiempos, cómo se cuenta y qué suspende.',
  },
  { section: 'promotions', title: 'Primera promoción', why: 'De ella son los equipos, y su capitán arma las listas.' },
  {
    section: 'teams',
    title: 'Primer equipo',
    why: 'Une una promoción con un deporte, y tiene sus jugadores.',
    needs: ['tournament_sports', 'promotions'],
  },
  {
    section: 'fixtures',
    title: 'Primer partido',
    why: 'Con día, hora y cancha, aparece en la página de las familias.',
    needs: ['tournament_sports', 'promotions', 'teams'],
  },
  { section: 'hero', title: 'Portada del sitio', why: 'Lo primero que se ve: el título, el texto y la imagen.' },
  {
    section: 'gallery',
    title: 'Primera galería',
    why: 'Las fotos de cada edición, juntas para verlas y compartirlas.',
  },
  { section: 'sponsors', title: 'Primer sponsor', why: 'Su logo aparece en el sitio, con un enlace a su página.' },
]
