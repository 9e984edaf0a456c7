import { Player } from '@torneo/contracts/tournament/players'
import { Promotion } from '@torneo/contracts/tournament/promotions'
import { Team } from '@torneo/contracts/tournament/teams'
import { slugOf } from '@torneo/domain/format/slug'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { imagesOf } from '../../../data/content/record-images'
import type { EditionAnswer } from '../../../data/editions/edition-answer'
import { MissingChunk } from '../../../data/files/gridfs'
import type { StoredFileRecord } from '../../../data/files/stored-file-document'
import type { StoredFilesRepository } from '../../../data/files/stored-files.repository'
import { exportTexts as texts } from './export-texts'

/** A picture that an edition shows; `file` is null if it is missing or elsewhere. */
export interface Picture {
  readonly address: string
  /** Name of the first record that shows it. */
  readonly title: string
  readonly path: string
  readonly file: StoredFileRecord | null
}

const extensionOf = ({ mimeType }: StoredFileRecord) =>
  (mimeType.split('/')[1] ?? '').replace('svg+xml', 'svg').replace('jpeg', 'jpg')

interface Shown {
  readonly address: string
  readonly folder: string
  readonly title: string
}

function shownIn({ promotions, teams, players }: EditionAnswer): Shown[] {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]))
  const { pictures } = texts
  return [
    ...promotions.flatMap((record) =>
      imagesOf(Promotion, record).map(({ address }) => ({ address, folder: pictures.promotions, title: record.name })),
    ),
    ...teams.flatMap((record) =>
      imagesOf(Team, record).map(({ address }) => ({ address, folder: pictures.teams, title: record.name })),
    ),
    ...players.flatMap((record) =>
      imagesOf(Player, record).map(({ address }) => ({
        address,
        folder: pictures.players,
        title: `${teamNames.get(record.teamId) ?? ''} ${record.number} ${record.name}`,
      })),
    ),
  ]
}

/** Finds the pictures of an edition by address, and names each one after the record that shows it. */
export async function picturesOf(
  files: StoredFilesRepository,
  answer: EditionAnswer,
  origins: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const shown = shownIn(answer)
  const stored = await files.named([...new Set(shown.map(({ address }) => address))], origins)
  const pictures = new Map<string, Picture>()
  const taken = new Map<string, number>()
  for (const { address, folder, title } of shown) {
    if (pictures.has(address)) continue
    const file = stored.get(address) ?? null
    const base = `fotos/${folder}/${slugOf(title) || folder}`
    const count = file ? (taken.get(base) ?? 0) + 1 : 0
    if (file) taken.set(base, count)
    const path = file ? `${base}${count > 1 ? `_${count}` : ''}.${extensionOf(file)}` : ''
    pictures.set(address, { address, title: title.trim(), path, file })
  }
  return pictures
}

/** Reads a whole picture, of 5 MB at most; null if it was purged meanwhile. */
export async function readPicture(files: StoredFilesRepository, file: StoredFileRecord): Promise<Buffer | null> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of files.read(file)) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof MissingChunk) return null
    throw error
  }
}

/** Says why a picture is not in the archive. */
export const reasonOf = ({ address }: Picture, origins: readonly string[]): string =>
  parseFileAddress(address, origins) || address.startsWith('/') ? texts.gone : texts.foreign
