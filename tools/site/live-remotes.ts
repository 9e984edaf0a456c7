import { join } from 'node:path'
import { type LiveRemote, RemotesFile } from '@torneo/contracts/remotes'
import { PlainError } from '../shared/plain-error.ts'
import { readJson, writeJson } from '../shared/json-file.ts'

const fileName = 'remotes.json'

/** What is live on a site; nothing on a new one, or when the file cannot be read (it is then written anew). */
export async function readLive(siteDir: string): Promise<readonly LiveRemote[]> {
  const file = RemotesFile.safeParse(await readJson(join(siteDir, fileName)))
  return file.success ? file.data.remotes : []
}

/**
 * Makes these versions live, in one step for every reader; apps not named keep theirs. A path has one owner: an app that claims
 * another's is refused with a PlainError and nothing changes.
 */
export async function setLive(siteDir: string, remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  const replaced = new Set(remotes.map(({ name }) => name))
  const kept = (await readLive(siteDir)).filter(({ name }) => !replaced.has(name))
  const all = [...kept, ...remotes].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  refuseSharedPaths(all)
  await writeJson(join(siteDir, fileName), { remotes: all })
  return all
}

function refuseSharedPaths(remotes: readonly LiveRemote[]): void {
  const owners = new Map<string, string>()
  for (const { name, sections } of remotes) {
    for (const { path } of sections) {
      const owner = owners.get(path)
      if (owner) throw new PlainError(`${name} claims ${path}, which belongs to ${owner}: a path has one owner. Change one of the two sections.`)
      owners.set(path, name)
    }
  }
}
