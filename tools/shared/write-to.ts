import { PlainError } from './plain-error.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist. Create it first, or choose another',
  ENOTDIR: 'its path leads through a file. Choose another',
  EEXIST: 'a file has its name. Choose another',
  EISDIR: 'a folder has its name. Choose another',
  EACCES: 'this user may not write there. Choose another',
  EPERM: 'this user may not write there. Choose another',
  EROFS: 'its disk is read-only. Choose another',
  ENOSPC: 'its disk is full. Make room, then try again',
  ENAMETOOLONG: 'its name is too long. Choose a shorter one',
}

/** Does the work of a command that writes to a given path; throws a PlainError for a path that cannot be written. */
export async function writeTo<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '', path: failed = path } = error as NodeJS.ErrnoException
    const reason = reasons[code]
    // Other files of the work, such as a missing build, are no fault of the path.
    if (!reason || !failed.startsWith(path)) throw error
    throw new PlainError(`${path} cannot be written: ${reason}.`)
  }
}
