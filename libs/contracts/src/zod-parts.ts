/**
 * The parts of zod that the contract uses. The shell bundles one copy of them, and section apps none (docs/adr/0019-few-files.md). Every part is a
 * name in the shell's contract.
 */
export {
  _default, array, boolean, config, discriminatedUnion, enum, extend, gte, int, literal, looseObject, lte, maxLength, minLength, nullable, number, object, omit, optional,
  partial, pipe, record, refine, regex, safeParse, strictObject, string, transform, trim, unknown,
} from 'zod/mini'
/** @public For section apps of before. */
export { toLowerCase } from 'zod/mini'
export type { input, output, ZodMiniType } from 'zod/mini'
