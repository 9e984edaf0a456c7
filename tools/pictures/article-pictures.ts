import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { workspace } from '../shared/workspace.ts'
import { openLiveMatch, type Screen } from './screens.ts'
import type { Studio } from './studio.ts'
import { settle } from './take-picture.ts'

/** A picture of an article of 'Ayuda': `name` is the article, `folder` that of its feature. */
interface ArticlePicture extends Screen {
  readonly folder: string
  /** Quality of the palette, from 1 to 100 (default); less where a picture would pass 16 kB. */
  readonly quality?: number
  readonly prepare: (page: Page) => Promise<void>
}

/**
 * Size of a phone, where the steps are narrowest. The height is the picture's, with two pixels per CSS pixel, as on a
 * sharp screen.
 */
const viewport = { width: 360, height: 480 }
const density = 2

const pictures: readonly ArticlePicture[] = [
  {
    name: 'cargar-un-gol',
    folder: 'apps/tournament-admin/src/features/live',
    role: 'super',
    path: '/tournament/live',
    prepare: async (page) => {
      // A sport with few enough players that 'Sin identificar' is visible.
      await openLiveMatch(page, 'Futsal')
      await page
        .getByRole('button', { name: /^Registrar Gol/ })
        .first()
        .click()
      await page.getByRole('group', { name: 'Por número de camiseta' }).waitFor()
    },
  },
  {
    name: 'avisar-a-la-organizacion',
    folder: 'apps/tournament-admin/src/features/live',
    role: 'super',
    path: '/tournament/live',
    prepare: async (page) => {
      await openLiveMatch(page, 'Futsal')
      await page.getByRole('button', { name: 'Avisar a la organización' }).click()
      await page.getByRole('button', { name: 'Enviar aviso' }).waitFor()
    },
  },
  {
    name: 'armar-la-competencia',
    folder: 'apps/tournament-admin/src/features/competition',
    role: 'super',
    path: '/tournament/competition',
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Oro y Plata/ }).check({ force: true })
      await page.getByText('Así quedaría').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'atrasar-o-mover-partidos',
    folder: 'apps/tournament-admin/src/features/fixtures/board',
    role: 'super',
    path: '/tournament/fixtures?vista=canchas&dia=2025-11-09',
    quality: 60,
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Cancha auxiliar' }).check({ force: true })
      await page.getByRole('button', { name: 'Atrasar', exact: true }).click()
      await page.getByText('Sin choques', { exact: false }).waitFor()
    },
  },
  {
    name: 'dar-acceso-a-un-voluntario',
    folder: 'apps/tournament-admin/src/parts/passes',
    role: 'super',
    path: '/tournament/live',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dar pase de planillero' }).click()
      await page.getByRole('button', { name: 'Crear pase' }).waitFor()
    },
  },
  {
    name: 'imprimir-planillas',
    folder: 'apps/tournament-admin/src/features/fixtures',
    role: 'super',
    path: '/tournament/fixtures',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Imprimir / })
        .first()
        .click()
      await page.getByRole('radio', { name: 'Planillas', exact: true }).check({ force: true })
    },
  },
  {
    name: 'entregar-la-nomina',
    folder: 'apps/tournament-admin/src/features/my-team',
    role: 'team_captain',
    path: '/my-team',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pegar lista' }).click()
      await page.getByLabel('Jugadores').fill('10, Ana Ríos, Delantera\n11 - Luis Mora - Defensor\nSofía Luna 7')
    },
  },
  {
    name: 'abrir-la-edicion-del-ano-que-viene',
    folder: 'apps/landing-admin/src/features/settings/editions',
    role: 'admin_tournament',
    path: '/settings?abrir=edicion',
    quality: 60,
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Copiar los equipos' }).waitFor()
    },
  },
  {
    name: 'agregar-treinta-fotos',
    folder: 'apps/landing-admin/src/features/gallery',
    role: 'super',
    path: '/gallery-groups',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Agregar fotos a / })
        .first()
        .click()
      const colours = ['#1f5bb5', '#0b6b43', '#854d00']
      const photos = await Promise.all(
        colours.map((background) =>
          sharp({ create: { width: 320, height: 180, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      )
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles(
          photos.map((buffer, index) => ({ name: `foto-${index + 1}.png`, mimeType: 'image/png', buffer })),
        )
      await page.getByLabel('Descripción para todas').fill('Final de vóley')
      await page.getByText('3 fotos subidas').first().waitFor()
    },
  },
]

/** Takes the pictures of all articles in both themes, next to the articles. */
export async function takeArticlePictures(studio: Studio, log: (line: string) => void): Promise<void> {
  for (const { name, folder, path, prepare, role, quality = 100 } of pictures) {
    for (const theme of ['light', 'dark'] as const) {
      const context = await studio.openContext({ viewport, theme, density, ...(role ? { role } : {}) })
      const page = await context.newPage()
      await page.goto(path)
      await settle(page)
      await prepare(page)
      await settle(page)
      const file = join(workspace, folder, 'help', `${name}-${theme}.webp`)
      // A palette without loss: half the size of a lossy webp, and letters stay sharp.
      const drawn = await sharp(await page.screenshot())
        .png({ palette: true, colours: 16, dither: 0, quality })
        .toBuffer()
      const picture = await sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer()
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, picture)
      await context.close()
      log(`${folder}/help/${name}-${theme}.webp, ${(picture.length / 1000).toFixed(1)} kB`)
    }
  }
}
