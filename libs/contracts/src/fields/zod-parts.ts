/**
 * Parts of zod that the contract uses. The shell bundles the only copy; section apps bundle none
 * (docs/design/sections.md). Removing a part breaks the shell's contract.
 */
export {
  _default,
  array,
  boolean,
  config,
  discriminatedUnion,
  enum,
  extend,
  gte,
  int,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  omit,
  optional,
  partial,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'zod/mini'
/** @public Used by section apps built for earlier versions. */
export { toLowerCase } from 'zod/mini'
export type { input, output, ZodMiniType } from 'zod/mini'
