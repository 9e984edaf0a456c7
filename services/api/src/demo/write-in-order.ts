import { setTimeout as pause } from 'node:timers/promises'

/** Writes the items in sequence, each in its own millisecond, so that lists sorted by creation time keep this order. */
export async function writeInOrder<Item>(
  items: Iterable<Item>,
  write: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    await write(item)
    await pause(2)
  }
}
