import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'
import { takeArticlePictures } from './article-pictures.ts'
import { filmMatchDay } from './match-day.ts'
import { everyScreen, readmeScreens } from './screens.ts'
import { openStudio, type Studio } from './studio.ts'
import { takePicture } from './take-picture.ts'

const usage = 'npm run pictures [-- --all <folder> | --articles]'
const widths = [390, 768, 1440] as const
const themes = ['light', 'dark'] as const

/**
 * Runs `npm run pictures`: writes the README's screenshots and animation into `docs/images`. With `--all <folder>`,
 * takes every screen at three widths in both themes instead, with an `index.html`; with `--articles`, the pictures of
 * 'Ayuda'. The icons of sports need an emoji font (Debian: fonts-noto-color-emoji).
 */
await runCommand(async (life) => {
  const log = (line: string) => console.log(line)
  const { values, positionals } = readCommandLine(
    process.argv.slice(2),
    { all: { type: 'string' }, articles: { type: 'boolean' } },
    usage,
  )
  if (positionals[0] !== undefined) throw notUnderstood(positionals[0], usage)
  const studio = await openStudio(life, log)
  await (values.all
    ? takeAll(studio, values.all, log)
    : values.articles
      ? takeArticlePictures(studio, log)
      : takeReadme(studio, log))
})

async function takeReadme(studio: Studio, log: (line: string) => void): Promise<void> {
  const images = join(workspace, 'docs/images')
  for (const screen of readmeScreens) {
    const context = await studio.openContext({
      viewport: screen.viewport,
      ...(screen.role ? { role: screen.role } : {}),
    })
    await takePicture(context, screen, join(images, `${screen.name}.png`))
    await context.close()
    log(`${screen.name}.png`)
  }
  await filmMatchDay(studio, join(images, 'match-day.webp'))
  log('match-day.webp')
}

async function takeAll(studio: Studio, folder: string, log: (line: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rows: string[] = []
  for (const screen of everyScreen) {
    const files: string[] = []
    for (const width of widths) {
      for (const theme of themes) {
        const context = await studio.openContext({
          viewport: { width, height: width === 1440 ? 900 : 844 },
          theme,
          ...(screen.role ? { role: screen.role } : {}),
        })
        const file = `${screen.name}-${width}-${theme}.png`
        try {
          await takePicture(context, screen, join(folder, file))
          files.push(file)
        } catch (error) {
          log(`${file} is missing: ${String(error).split('\n')[0]}`)
        }
        await context.close()
      }
    }
    rows.push(
      `<h2>${screen.name}</h2>${files.map((file) => `<a href="${file}"><img src="${file}" height="420" loading="lazy" alt="${file}"></a>`).join(' ')}`,
    )
    log(screen.name)
  }
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Torneo</title>${rows.join('\n')}`,
  )
}
