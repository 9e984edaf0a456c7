import type { Plugin } from 'vite'
import { offlineReads as value } from '../../contracts/src/endpoint/offline-reads.ts'
import { isOf } from './own-source.ts'

const isModule = isOf('contracts', 'endpoint/offline-reads')

/** Replaces the module of the reads that are stored offline by its value, a list without the contract's shapes. */
export function offlineReads(): Plugin {
  return {
    name: 'torneo:offline-reads',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (isModule(id) ? `export const offlineReads = ${JSON.stringify(value)}` : undefined),
  }
}
