/**
 * True if lists and objects of a JSON value are nested more than `levels` deep; the outermost is level 1. Stops there,
 * so that no depth exhausts the stack, as JSON.stringify does.
 */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)))
