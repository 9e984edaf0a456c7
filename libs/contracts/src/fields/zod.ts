/** The namespace for all shapes of the contract, limited to `zod-parts`. */
export * as z from './zod-parts'
