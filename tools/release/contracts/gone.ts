import { contractNumbers } from '@torneo/contracts/contract-numbers'
import { readRecorded } from '../../../libs/build/src/recorded.ts'
import { breakingChanges } from './compare.ts'
import { currentLines, recordedFile, type Seam } from './current.ts'

/** What a contract's raised number took away: the lines of the record under that number that hold no more. */
export function goneSince(seam: Seam, number: number): string[] {
  const recorded = number === contractNumbers[seam] ? null : readRecorded(recordedFile(seam, number))
  return recorded ? breakingChanges([...recorded.keys()], currentLines(seam)) : []
}
