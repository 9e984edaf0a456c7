import { contractNumbers } from '@torneo/contracts/endpoint/contract-numbers'
import { readRecorded } from '../../../libs/build/src/recorded.ts'
import { breakingChanges } from './compare.ts'
import { currentLines, recordedFile, type Seam } from './current.ts'

/** Lines that a contract's raised number removed: those in the record of the old number that no longer hold. */
export function removedSince(seam: Seam, number: number): string[] {
  const recorded = number === contractNumbers[seam] ? null : readRecorded(recordedFile(seam, number))
  return recorded ? breakingChanges([...recorded.keys()], currentLines(seam)) : []
}
