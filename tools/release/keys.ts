import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { appPattern } from '@torneo/contracts/releases/section-version'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { sectionApps } from '../shared/section-apps.ts'
import { writeTo } from '../shared/write-to.ts'

/**
 * Runs `npm run keys -- <app> <file>`: creates a key pair for signing releases of an app. The private key goes to the
 * file, for RELEASE_KEY of the team; the public one is printed, for the file of the service's RELEASE_KEYS.
 */
await runCommand(async () => {
  const [app, file, ...more] = process.argv.slice(2)
  if (!appPattern.test(app ?? '') || !file || more.length > 0)
    throw new PlainError(`Use: npm run keys -- <${sectionApps.join(' | ')} | another app> <file>`)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const options = { mode: 0o600, flag: 'wx' } as const
  await writeTo(file, () =>
    writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), options).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST' ? new PlainError(`${file} is there already. Nothing was changed.`) : error
      },
    ),
  )
  console.log(
    `${file} is for who releases ${app} (RELEASE_KEY), and for no one else. Into the file that RELEASE_KEYS of the service names:`,
  )
  console.log(JSON.stringify({ [String(app)]: [publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] }))
})
