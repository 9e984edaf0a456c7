import { describe, expect, test } from 'vitest'
import { check } from '../fields/validation'
import { roles } from '../people/roles'
import { readRemotes, SectionManifest } from './remotes'
import { groupTitles, sectionById, sectionGroups, sections, sectionsOf } from './sections'

const all = 'super admin_tournament admin_landing team_captain'
const landing = 'super admin_landing'
const play = 'super admin_tournament'

const sectionIds = sections.map(({ id }) => id)
const sectionApps = [...new Set(sections.map(({ owner }) => owner))].filter((owner) => owner !== 'shell')

/**
 * The specification's tables, repeated on purpose: spec 1 §2 (paths, labels, groups) and §6 (roles), reading R28
 * (owners).
 */
const table: readonly (readonly [
  id: string,
  path: string,
  label: string,
  group: string,
  roles: string,
  owner: string,
])[] = [
  ['dashboard', '/', 'Dashboard', 'Contenido', all, 'shell'],
  ['hero', '/hero', 'Hero', 'Contenido', landing, 'landing-admin'],
  ['about', '/about', 'Sobre', 'Contenido', landing, 'landing-admin'],
  ['landing_sports', '/sports', 'Deportes', 'Contenido', landing, 'landing-admin'],
  ['schedule', '/schedule', 'Calendario', 'Contenido', landing, 'landing-admin'],
  ['gallery', '/gallery-groups', 'Galerías', 'Contenido', landing, 'landing-admin'],
  ['sponsors', '/sponsors', 'Sponsors', 'Contenido', landing, 'landing-admin'],
  ['hall_of_fame', '/hall-of-fame', 'Hall of Fame', 'Contenido', landing, 'landing-admin'],
  ['cta', '/cta', 'CTA', 'Contenido', landing, 'landing-admin'],
  ['news', '/news', 'Novedades', 'Contenido', landing, 'landing-admin'],
  ['pages', '/pages', 'Páginas', 'Contenido', landing, 'landing-admin'],
  ['settings', '/settings', 'Configuración', 'Contenido', 'super admin_tournament admin_landing', 'landing-admin'],
  ['appearance', '/appearance', 'Aspecto', 'Contenido', landing, 'landing-admin'],
  ['live_control', '/tournament/live', 'Panel en Vivo', 'Sistema de torneo', play, 'tournament-admin'],
  ['standings', '/tournament/standings', 'Posiciones', 'Sistema de torneo', play, 'tournament-admin'],
  ['scorers', '/tournament/scorers', 'Goleadores', 'Sistema de torneo', play, 'tournament-admin'],
  ['competition', '/tournament/competition', 'Competencia', 'Sistema de torneo', play, 'tournament-admin'],
  ['tournament_sports', '/tournament/sports', 'Deportes del torneo', 'Sistema de torneo', play, 'tournament-admin'],
  ['promotions', '/tournament/promotions', 'Promociones', 'Sistema de torneo', play, 'tournament-admin'],
  ['teams', '/tournament/teams', 'Equipos', 'Sistema de torneo', play, 'tournament-admin'],
  ['fixtures', '/tournament/fixtures', 'Partidos', 'Sistema de torneo', play, 'tournament-admin'],
  ['general_cup', '/tournament/general-cup', 'Copa General', 'Sistema de torneo', play, 'tournament-admin'],
  ['users', '/users', 'Usuarios', 'Administración', 'super', 'users-admin'],
  ['my_team', '/my-team', 'Mi equipo', 'Mi equipo', 'team_captain', 'tournament-admin'],
]

test('the sections are those of the specification, in the order of its sidebar', () => {
  expect(
    sections.map(({ id, path, label, group, roles: who, owner }) => [
      id,
      path,
      label,
      groupTitles[group],
      who.join(' '),
      owner,
    ]),
  ).toEqual(table)
})

describe('the table', () => {
  test('gives each path and each id once', () => {
    expect(new Set(sections.map(({ path }) => path)).size).toBe(sections.length)
    expect(new Set(sectionIds).size).toBe(sections.length)
  })

  test('keeps each group together, in the order of the groups', () => {
    const order = sections.map(({ group }) => sectionGroups.indexOf(group))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('marks the live panel, and only it, with the pulsing dot', () => {
    expect(sections.filter(({ mark }) => mark === 'pulse').map(({ id }) => id)).toEqual(['live_control'])
  })

  test('gives every role a section besides the dashboard', () => {
    for (const role of roles)
      expect(sections.some(({ id, roles: who }) => id !== 'dashboard' && who.includes(role))).toBe(true)
  })

  test('has an owning app for every section', () => {
    expect(
      ['shell', ...sectionApps]
        .flatMap(sectionsOf)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(sectionIds.toSorted())
  })

  test('finds each row by its id', () => {
    for (const id of sectionIds) expect(sectionById(id).id).toBe(id)
  })
})

test.each(sectionApps)('the manifest of %s is made from the table', (name) => {
  const rows = sectionsOf(name)
  const manifest = { name, version: '1.0.0', requires: { shell: 1, api: 1 }, sections: rows }
  expect(check(SectionManifest, manifest)).toEqual({ ok: true, value: manifest })
  const live = { remotes: [{ ...manifest, entry: `/remotes/${name}/1.0.0/mf-manifest.json` }] }
  expect(readRemotes(live)).toEqual(live.remotes)
})

test.each(['hero', '//evil.test', '/Hero', '/hero?x=1', 'https://evil.test'])(
  'a manifest may not claim the path %j',
  (path) => {
    const row = { ...sectionById('hero'), path, order: 0 }
    expect(
      check(SectionManifest, { name: 'landing-admin', version: '1', requires: { shell: 1, api: 1 }, sections: [row] })
        .ok,
    ).toBe(false)
  },
)
