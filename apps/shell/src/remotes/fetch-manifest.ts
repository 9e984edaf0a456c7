import { ownFetch } from '../fence/section-visits'

/** Hashes of a release's files; absent in releases from before they were introduced. */
interface Manifest {
  readonly integrity?: Readonly<Record<string, string>>
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScript: (text: string) => string }): { createScript(text: string): string }
}

/** Adds the hashes of modules to the import map, so that the browser never runs a module with other bytes. */
function requireHashes(integrity: Readonly<Record<string, string>>): void {
  const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('import-map', {
    createScript: (text) => text,
  })
  const text = JSON.stringify({ integrity })
  const script = document.createElement('script')
  script.type = 'importmap'
  script.nonce = document.querySelector('script')?.nonce ?? ''
  script.text = policy?.createScript(text) ?? text
  document.head.append(script)
}

/** Loads a section's mf-manifest.json, whose hash is in the list of sections, before any of its modules. */
export async function fetchManifest(url: string, init: RequestInit, remote: object = {}): Promise<Response> {
  const { integrity: expected = '' } = remote as { readonly integrity?: string }
  const response = await ownFetch(url, { ...init, integrity: expected })
  const { integrity } = (await response.clone().json()) as Manifest
  if (integrity)
    requireHashes(
      Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [new URL(file, url).pathname, hash])),
    )
  return response
}
