import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { articlesOf, type HelpArticle, helpApps } from './help-articles.ts'

/** What people ask, and the article that comes first. */
const questions = {
  super: {
    'cómo cargo un gol': 'cargar-un-gol', '¿cómo cargo un gol?': 'cargar-un-gol', 'cómo agrego un jugador': 'corregir-una-lista',
    'perdí mi teléfono': 'alguien-perdio-su-telefono', 'dar de baja a una persona': 'quitar-el-acceso', contraseñas: 'alguien-perdio-su-clave',
    mail: 'dar-acceso-a-una-persona', foto: 'agregar-treinta-fotos', 'quién borró eso': 'recuperar-algo-borrado',
  },
  admin_tournament: {
    'no tengo señal': 'si-no-hay-senal', 'me equivoqué': 'corregir-un-partido-terminado', televisión: 'mostrar-a-las-familias', tele: 'mostrar-a-las-familias',
    borrar: 'recuperar-algo-borrado', 'cambiar el color de un equipo': 'crear-un-equipo', capitán: 'crear-una-promocion', 'registrar goles': 'cargar-un-gol',
  },
  admin_landing: {
    'perdí mi teléfono': 'proteger-tu-cuenta', 'sin internet': 'panel-en-el-telefono', 'borré un sponsor': 'agregar-un-sponsor', 'subo fotos': 'agregar-treinta-fotos',
    'cómo cambio el correo de contacto': 'datos-de-contacto',
  },
  team_captain: {
    'olvidé mi contraseña': 'cambiar-tu-contrasena', 'cómo agrego un jugador': 'entregar-la-nomina', borrar: 'recuperar-algo-borrado',
    'sin internet': 'panel-en-el-telefono', 'me equivoqué de jugador': 'corregir-un-jugador', capitán: 'entregar-la-nomina', imprimir: 'cuando-jugamos',
  },
  pass: {
    'cargué mal un gol': 'cargar-un-gol', 'no tengo wifi': 'si-no-hay-senal', 'me equivoqué': 'corregir-lo-cargado', equivocado: 'corregir-lo-cargado',
    'cuándo termina el partido': 'empezar-un-partido',
  },
}

const shell = (file: string) => import(join(workspace, 'apps/shell/src/help', file))
const { partsFor } = await shell('load-help.ts') as { partsFor: (role: string, all: readonly HelpArticle[]) => readonly { readonly articles: readonly HelpArticle[] }[] }
const { searchHelp } = await shell('search-help.ts') as { searchHelp: (all: readonly HelpArticle[], search: string) => readonly HelpArticle[] | null }
const all = (await Promise.all(helpApps.map(articlesOf))).flat()
const search = (role: string, question: string) => searchHelp(partsFor(role, all).flatMap(({ articles }) => articles), question)?.map(({ id }) => id)

describe.each(Object.entries(questions))('what %s asks', (role, asked) => {
  it.each(Object.entries(asked))('%j is answered first by %s', (question, id) => expect(search(role, question)?.[0]).toBe(id))
})

it('a word that is still typed finds what it begins', () => expect(search('super', 'contrase')).toContain('cambiar-tu-contrasena'))
it('what nothing is about finds nothing', () => expect(search('super', 'los dinosaurios')).toEqual([]))
it.each(['', '  ', '¿cómo', 'quiero', '...'])('%j asks nothing yet', (question) => expect(search('super', question)).toBeUndefined())
it('articles with all the words leave out those with some', () => (
  expect(search('team_captain', 'cancha del próximo partido')).toEqual(['cuando-jugamos'])))
