/**
 * The parts of zod that the contract is written in. The panel holds one copy of these, whole, in the shell; section apps bring none
 * (docs/adr/0019-few-files.md). A part more is a name more that the shell promises.
 */
export {
  _default, array, boolean, config, discriminatedUnion, enum, extend, gte, int, literal, lte, maxLength, minLength, nullable, number, object, omit, optional,
  partial, pipe, record, refine, regex, safeParse, strictObject, string, toLowerCase, transform, trim, unknown,
} from 'zod/mini'
export type { input, output, ZodMiniType } from 'zod/mini'
