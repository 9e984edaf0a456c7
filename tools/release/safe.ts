import { contractWords, serves } from '@torneo/contracts/endpoint/serves'
import { servedHere } from '@torneo/contracts/site/system'
import { seams } from './contracts/current.ts'
import { removedSince } from './contracts/removed-lines.ts'
import { type BuiltSection, type LivePanel, safeSentence, unmet } from './live-panel.ts'
import { readSectionBuild } from './section-source.ts'

/**
 * Checks that an app can be released to a running panel, and that this checkout's shell and API can be released under
 * the apps that are live there. `problems` is empty when both hold.
 */
export function judge(manifest: BuiltSection, panel: LivePanel) {
  const problems = unmet(manifest, panel)
  for (const remote of panel.live) {
    if (remote.name === manifest.name || serves(servedHere, remote.requires)) continue
    const lost = seams.flatMap((seam) => removedSince(seam, remote.requires[seam]).map((line) => `  ${line}`))
    problems.push(
      [
        `${remote.name} ${remote.version} is live and requires ${contractWords(remote.requires)}; the shell and API of this checkout serve ${contractWords(servedHere)}.`,
        ...lost,
      ].join('\n'),
    )
  }
  return problems
}

/** Message for an app whose build can be released; throws a PlainError with all reasons otherwise. */
export async function safeToRelease(distDir: string, panel: LivePanel): Promise<string> {
  const build = await readSectionBuild(distDir)
  const sentence = await safeSentence(build, panel, judge(build.manifest, panel))
  return `${sentence} The ${panel.live.length} apps that are live fit the shell and API of this checkout.`
}
