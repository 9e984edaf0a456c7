import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
/** Each part ends on a whole byte, so that parts can follow each other. */
const flushed = { finishFlush: constants.Z_FULL_FLUSH }
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** A last, empty block. */
const gzipEnd = Buffer.from([3, 0])

/** A piece of an answer's JSON, shaped by its contract already. What is made of it is made once, for all answers that it is part of. */
export class Part {
  readonly bytes: Buffer
  #tag: string | null = null
  #deflated: Promise<Buffer> | null = null

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  tag(): string {
    return this.#tag ??= hash('sha1', this.bytes, 'base64url')
  }

  deflated(): Promise<Buffer> {
    return this.#deflated ??= deflate(this.bytes, flushed)
  }
}

/** An answer put together from parts: of a large one of which little changed, little is made anew, its compressed form included. */
export class AssembledBody {
  readonly bytes: Buffer
  #gzipped: Promise<Buffer> | null = null

  constructor(private readonly parts: readonly Part[]) {
    this.bytes = Buffer.concat(parts.map(({ bytes }) => bytes))
  }

  tag(): string {
    return hash('sha1', this.parts.map((part) => part.tag()).join(' '), 'base64url')
  }

  gzipped(): Promise<Buffer> {
    return this.#gzipped ??= this.#pack()
  }

  async #pack(): Promise<Buffer> {
    const packed = await Promise.all(this.parts.map((part) => part.deflated()))
    const check = Buffer.alloc(8)
    check.writeUInt32LE(crc32(this.bytes), 0)
    check.writeUInt32LE(this.bytes.length, 4)
    return Buffer.concat([gzipHead, ...packed, gzipEnd, check])
  }
}

/** Fewer cost no less CPU for a change and compress worse, more compress little better for twice the CPU. */
const rowsInPart = 64

/** Makes parts of the rows of a list, with commas between them; a part stays the same while its rows do. */
export function createRowParts(): (rows: readonly string[]) => Part[] {
  let known: { readonly rows: readonly string[]; readonly part: Part }[] = []
  return (rows) => {
    const groups = Array.from({ length: Math.ceil(rows.length / rowsInPart) }, (_, place) => rows.slice(place * rowsInPart, (place + 1) * rowsInPart))
    known = groups.map((group, place) => {
      const before = known[place]
      const isSame = before?.rows.length === group.length && before.rows.every((row, at) => row === group[at])
      return isSame ? before : { rows: group, part: new Part(`${place === 0 ? '' : ','}${group.join(',')}`) }
    })
    return known.map(({ part }) => part)
  }
}

/** Makes a part of a text; the same one while the text is. */
export function createTextPart(): (text: string) => Part {
  let known = { text: '', part: new Part('') }
  return (text) => {
    if (text !== known.text) known = { text, part: new Part(text) }
    return known.part
  }
}
