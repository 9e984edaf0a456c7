import { deflateSync, inflateSync } from 'node:zlib'

const maxProfileBytes = 5 * 1024 * 1024

/** Returns a colour profile without what follows its declared end; null for bytes that are none: browsers ignore them. */
export function iccProfile(bytes: Buffer): Buffer | null {
  if (bytes.length < 128 || bytes.toString('latin1', 36, 40) !== 'acsp') return null
  const size = bytes.readUInt32BE(0)
  return size < 128 || size > bytes.length ? null : bytes.subarray(0, size)
}

/** Returns the data of a PNG's iCCP chunk with the profile alone, under a name of our own; null if it holds none. */
export function pngProfile(data: Buffer): Buffer | null {
  const name = data.indexOf(0)
  if (name < 1 || name > 79 || data[name + 1] !== 0) return null
  try {
    const profile = iccProfile(inflateSync(data.subarray(name + 2), { maxOutputLength: maxProfileBytes }))
    return profile && Buffer.concat([Buffer.from('icc\0\0'), deflateSync(profile)])
  } catch {
    return null
  }
}
