import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { proofHeaders } from '../e2e/product/sign-in.ts'
import { packVersion, readSectionBuild } from '../release/section-source.ts'
import { workspace } from '../shared/workspace.ts'

/** Creates releases of a team: two versions live one after the other, and a third for some roles first. */
export async function releaseSome(page: Page): Promise<void> {
  const app = 'landing-admin'
  const distDir = join(workspace, 'apps', app, 'dist')
  const { files, manifest } = await readSectionBuild(distDir)
  const made = await page.request.post('/api/release-keys', {
    headers: await proofHeaders(page.request),
    data: { app, name: 'Carla, GitHub Actions' },
  })
  const headers = { authorization: `Bearer ${((await made.json()) as { secret: string }).secret}` }
  for (const [version, commit] of [
    ['1.4.0', '8c1f0e2'],
    ['1.5.0', '41d77ab'],
    ['1.6.0', 'e90c3d5'],
  ] as const) {
    const buffer = await packVersion({ files, manifest: { ...manifest, version, commit } })
    await page.request.put(`/api/releases/${app}/${version}`, {
      headers,
      multipart: { file: { name: 'version.tar.gz', mimeType: 'application/gzip', buffer } },
    })
    const roles = version === '1.6.0' ? ['super', 'admin_landing'] : []
    await page.request.post(`/api/releases/${app}/live`, { headers, data: { version, roles } })
  }
  await page.reload()
}
