/** Hashes and signatures of released versions. */
export {
  compressedCopy,
  DamagedFile,
  entryFile,
  filesIn,
  hashOf,
  manifestFile,
  readHashes,
  readIntact,
  readReleaseKeys,
  signatureFile,
} from '../platform/site/section-integrity'
