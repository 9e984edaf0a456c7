import { access, constants, mkdir } from 'node:fs/promises'
import { PlainError } from '../shared/plain-error.ts'

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'is below a file',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a disk that is read-only',
}

/**
 * Creates the folder that a setting names, for its owner alone if it is missing. Throws a PlainError that names the
 * setting, and a folder that works, where it cannot be written.
 */
export async function makeUsable(setting: 'DATA_DIR' | 'SITE_DIR', folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new PlainError(
      `${setting} cannot be used: ${folder} ${reason}. Choose a folder of your own: ${setting}=.data-2 npm start`,
    )
  }
}
