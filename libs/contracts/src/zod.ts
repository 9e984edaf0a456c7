/** What every shape of the contract is made with; only the parts named beside it. */
export * as z from './zod-parts'
