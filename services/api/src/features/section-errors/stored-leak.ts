import { leakName } from '@torneo/domain/releases/leaks'
import type { CodeWords } from '@torneo/section-version/code-words'
import { engineWords } from '../../platform/telemetry/engine-words'
import { storedMessage } from '../../platform/telemetry/stored-message'

/** Returns a sentence of the shell about a section as it is, if browsers or the code have the name in it. */
export function storedLeak(message: string, code: readonly CodeWords[]): string {
  const isKnown = (word: string) =>
    engineWords.has(word) || code.some(({ names, words }) => names.has(word) || words.has(word))
  const name = leakName(message)
  return name !== null && name.split(/[.-]/).every((word) => word === '' || isKnown(word))
    ? message
    : storedMessage(message, code, true)
}
