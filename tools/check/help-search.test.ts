import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { articlesOf, type HelpArticle, helpApps } from './help-articles.ts'

/** Searches of users by role, each with the article expected first. */
const questions = {
  super: {
    'cómo cargo un gol': 'cargar-un-gol',
    '¿cómo cargo un gol?': 'cargar-un-gol',
    'cómo agrego un jugador': 'corregir-una-lista',
    'perdí mi teléfono': 'alguien-perdio-su-telefono',
    'dar de baja a una persona': 'quitar-el-acceso',
    contraseñas: 'alguien-perdio-su-clave',
    mail: 'dar-acceso-a-una-persona',
    'subir fotos': 'agregar-treinta-fotos',
    'recuperar lo que borré': 'recuperar-algo-borrado',
    'olvidé mi contraseña': 'olvidaste-tu-contrasena',
    'borrar un partido': 'borrar-un-partido',
    penales: 'definir-un-empate',
    cta: 'invitar-a-inscribirse',
  },
  admin_tournament: {
    'nueva edición': 'abrir-la-edicion-del-ano-que-viene',
    'empezar otro año': 'abrir-la-edicion-del-ano-que-viene',
    'no tengo señal': 'si-no-hay-senal',
    'me equivoqué': 'corregir-un-partido-terminado',
    televisión: 'mostrar-a-las-familias',
    tele: 'mostrar-a-las-familias',
    borrar: 'borrar-un-partido',
    'cambiar el color de un equipo': 'logo-de-un-equipo',
    capitán: 'crear-una-promocion',
    'registrar goles': 'cargar-un-gol',
    foto: 'foto-de-un-jugador',
    descargar: 'descargar-una-lista',
    exportar: 'descargar-una-lista',
    'importar equipos': 'equipos-de-una-planilla',
    penales: 'definir-un-empate',
    alargue: 'definir-un-empate',
    mail: 'crear-una-promocion',
    oscuro: 'tema-oscuro',
    contraseñas: 'cambiar-tu-contrasena',
    'no puedo entrar': 'capitan-no-puede-entrar',
    'cómo registro una asistencia': 'cargar-un-gol',
    entretiempo: 'empezar-un-partido',
  },
  admin_landing: {
    'perdí mi teléfono': 'proteger-tu-cuenta',
    'sin internet': 'panel-en-el-telefono',
    'borré un sponsor': 'agregar-un-sponsor',
    'subo fotos': 'agregar-treinta-fotos',
    capitán: 'olvidaste-tu-contrasena',
    gol: 'ver-los-resultados',
    'modo oscuro': 'tema-oscuro',
    inscripciones: 'invitar-a-inscribirse',
    'cómo cambio el correo de contacto': 'datos-de-contacto',
  },
  team_captain: {
    'olvidé mi contraseña': 'olvidaste-tu-contrasena',
    contraseñas: 'cambiar-tu-contrasena',
    'no puedo entrar': 'olvidaste-tu-contrasena',
    'cómo agrego un jugador': 'entregar-la-nomina',
    borrar: 'recuperar-algo-borrado',
    'sin internet': 'panel-en-el-telefono',
    'me equivoqué de jugador': 'corregir-un-jugador',
    capitán: 'entregar-la-nomina',
    imprimir: 'descargar-tu-lista',
    'cómo imprimo la lista de jugadores': 'descargar-tu-lista',
    gol: 'ver-los-resultados',
    foto: 'foto-de-tu-jugador',
    oscuro: 'tema-oscuro',
    'las listas están cerradas': 'listas-cerradas',
    mail: 'entregar-la-nomina',
  },
  pass: {
    'cargué mal un gol': 'cargar-un-gol',
    'no tengo wifi': 'si-no-hay-senal',
    'me equivoqué': 'corregir-lo-cargado',
    equivocado: 'corregir-lo-cargado',
    penales: 'definir-un-empate',
    'qué hago si hay empate': 'definir-un-empate',
    'cuándo termina el partido': 'empezar-un-partido',
  },
}

const shell = (file: string) => import(join(workspace, 'apps/shell/src/help', file))
const { partsFor } = (await shell('load-help.ts')) as {
  partsFor: (role: string, all: readonly HelpArticle[]) => readonly { readonly articles: readonly HelpArticle[] }[]
}
const { searchHelp } = (await shell('search-help.ts')) as {
  searchHelp: (all: readonly HelpArticle[], search: string, isComplete?: boolean) => readonly HelpArticle[] | null
}
const all = (await Promise.all(helpApps.map(articlesOf))).flat()
const search = (role: string, question: string) =>
  searchHelp(
    partsFor(role, all).flatMap(({ articles }) => articles),
    question,
  )?.map(({ id }) => id)

describe.each(Object.entries(questions))('questions of %s', (role, questionsOfRole) => {
  it.each(Object.entries(questionsOfRole))('%j is answered first by %s', (question, id) =>
    expect(search(role, question)?.[0]).toBe(id),
  )
})

it('a word that is still typed finds what it begins', () =>
  expect(search('super', 'contrase')).toContain('cambiar-tu-contrasena'))
it("finds how to recover a deleted record under 'borrar'", () => {
  for (const role of Object.keys(questions).filter((one) => one !== 'pass'))
    expect(search(role, 'borrar')).toContain('recuperar-algo-borrado')
})
it('finds no article about an unknown subject', () => expect(search('super', 'los dinosaurios')).toEqual([]))
it('a name is no half of a question', () => {
  expect(search('super', 'promo 98')).not.toEqual([])
  expect(searchHelp(all, 'promo 98', true)).toEqual([])
})
it.each(['', '  ', '¿cómo', 'quiero', '...'])('%j asks nothing yet', (question) =>
  expect(search('super', question)).toBeUndefined(),
)
it('articles with all the words leave out those with some', () =>
  expect(search('team_captain', 'cancha del próximo partido')).toEqual(['cuando-jugamos']))
