import { hash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { inSlices } from '../in-slices'
import { brotli } from './brotli'

/** Ends each part on a whole byte, so that compressed parts can be concatenated. */
const flushed = { finishFlush: constants.Z_FULL_FLUSH }
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block. */
const gzipEnd = Buffer.from([3, 0])

/** A piece of a response. Its bytes, hash and compressed form are computed once for all responses that contain it. */
export class Part {
  readonly bytes: Buffer
  #tag: string | null = null
  #deflated: Buffer | null = null

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  tag(): string {
    return (this.#tag ??= hash('sha1', this.bytes, 'base64url'))
  }

  /** Synchronous: waking a thread costs more than compressing one part. */
  deflated(): Buffer {
    return (this.#deflated ??= deflateRawSync(this.bytes, flushed))
  }
}

/**
 * A response made of parts: when little of a large one changes, only those parts are serialized and compressed again.
 */
export class AssembledBody {
  readonly size: number
  #bytes: Buffer | null = null
  #tag: string | null = null
  #gzipped: Promise<Buffer> | null = null
  #brotli: Promise<Buffer> | null = null

  constructor(readonly parts: readonly Part[]) {
    this.size = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.concat(this.parts.map(({ bytes }) => bytes)))
  }

  tag(): string {
    return (this.#tag ??= hash('sha1', this.parts.map((part) => part.tag()).join(' '), 'base64url'))
  }

  gzipped(): Promise<Buffer> {
    return (this.#gzipped ??= this.#pack())
  }

  /** Compresses the whole body in a thread: few clients request it. */
  brotli(): Promise<Buffer> {
    return (this.#brotli ??= brotli(this.bytes))
  }

  async #pack(): Promise<Buffer> {
    const packed: Buffer[] = []
    await inSlices(this.parts, (part) => void packed.push(part.deflated()))
    const check = Buffer.alloc(8)
    check.writeUInt32LE(
      this.parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
      0,
    )
    check.writeUInt32LE(this.size, 4)
    return Buffer.concat([gzipHead, ...packed, gzipEnd, check])
  }
}

/** Measured: fewer cost no less CPU per change and compress worse, more compress little better for twice the CPU. */
const rowsInPart = 64

/** Groups a list's rows into parts, with a separator between them; a part is reused while its rows are unchanged. */
export function createRowParts(separator = ','): (rows: readonly string[]) => Part[] {
  let known: { readonly rows: readonly string[]; readonly part: Part }[] = []
  return (rows) => {
    const groups = Array.from({ length: Math.ceil(rows.length / rowsInPart) }, (_, index) =>
      rows.slice(index * rowsInPart, (index + 1) * rowsInPart),
    )
    known = groups.map((group, index) => {
      const before = known[index]
      const isUnchanged =
        before?.rows.length === group.length && before.rows.every((row, position) => row === group[position])
      return isUnchanged
        ? before
        : { rows: group, part: new Part(`${index === 0 ? '' : separator}${group.join(separator)}`) }
    })
    return known.map(({ part }) => part)
  }
}

/** Makes a part of a text and reuses it while the text is unchanged. */
export function createTextPart(): (text: string) => Part {
  let known = { text: '', part: new Part('') }
  return (text) => {
    if (text !== known.text) known = { text, part: new Part(text) }
    return known.part
  }
}
